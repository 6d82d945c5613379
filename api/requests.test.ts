import { expect, it } from "vitest";
import { contactRequest } from "#api/requests.ts";

it.each([
  ["a sentence", { email: "Zu lang." }, { email: "Zu lang." }],
  [
    "a list of sentences",
    { email: ["Zu lang.", "Unbekannt."], phone: ["Zu kurz."] },
    { email: "Zu lang. Unbekannt.", phone: "Zu kurz." },
  ],
  ["what is none beside one", { email: "Zu lang.", phone: [], company: null, city: 7 }, { email: "Zu lang." }],
  ["nothing usable", { email: "", phone: [" "], city: {} }, null],
])("reads %s about a field of a 422", (_kind, errors, messages) => {
  expect(contactRequest.answers[422]?.read({ errors })).toEqual(
    messages === null ? null : { state: "refused", refusal: messages },
  );
});
