import { waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { forms } from "#i18n/forms.ts";
import { request } from "#i18n/requests.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { fieldOf, fill, openRequest, requestForms, sendRequest, type RequestCall } from "#test/support/requests.tsx";

const portal = useMockPortal({ customer: "guest" });

const sent = (call: RequestCall): unknown[] => portal.calls.filter(({ name }) => name === call).map(({ body }) => body);

const person = { salutation: "Frau Dr.", firstname: "Eva", lastname: "Muster" };
const caller = { company: "Musterwerke GmbH", ...person, phone: "0731 / 55 55-0", email: "eva@werk.example" };
const called = { ...caller, phone: "073155550" };
const place = { streetAndHouseNumber: "Am Ring 5", postalCodeOrCity: "89073 Ulm" };

interface Case {
  readonly call: RequestCall;
  readonly attributes?: object;
  /** In the order of the form. */
  readonly typed: Readonly<Record<string, string>>;
  readonly body: object;
  readonly required: readonly string[];
}

const cases: readonly Case[] = [
  {
    call: "contactRequest",
    typed: {
      ...person,
      company: "",
      phone: "",
      email: " eva@werk.example ",
      topic: "Rechnung",
      message: " Hallo\nSie ",
    },
    body: {
      ...person,
      company: null,
      phone: null,
      email: "eva@werk.example",
      topic: "Rechnung",
      message: "Hallo\nSie",
    },
    required: ["salutation", "firstname", "lastname", "email", "topic", "message"],
  },
  {
    call: "inhouseRequest",
    typed: {
      ...caller,
      postalCodeOrCity: "Ulm",
      topic: "Arbeitszeit",
      participants: "12",
      desiredDate: "10.3.2026",
      message: "",
    },
    body: {
      ...called,
      postalCodeOrCity: "Ulm",
      topic: "Arbeitszeit",
      participants: 12,
      desiredDate: "2026-03-10",
      message: null,
    },
    required: ["company", "salutation", "firstname", "lastname", "phone", "email", "postalCodeOrCity", "topic"],
  },
  {
    call: "sbvRequest",
    typed: { ...person, company: "Werk", phone: "", email: "eva@werk.example", message: "Hallo" },
    body: { ...person, company: "Werk", phone: null, email: "eva@werk.example", message: "Hallo" },
    required: ["company", "salutation", "firstname", "lastname", "email", "message"],
  },
  {
    call: "catalogueRequest",
    typed: {
      company: "Werk",
      ...person,
      street: "Straße des 17. Juni",
      streetNumber: "135",
      postalCode: "10 623",
      city: "Berlin",
      email: "",
    },
    body: {
      company: "Werk",
      ...person,
      street: "Straße des 17. Juni",
      streetNumber: "135",
      postalCode: "10623",
      city: "Berlin",
      email: null,
    },
    required: ["company", "salutation", "firstname", "lastname", "street", "streetNumber", "postalCode", "city"],
  },
  {
    call: "lawyerRequest",
    typed: { ...caller, message: "Hallo" },
    body: { ...called, message: "Hallo" },
    required: ["company", "salutation", "firstname", "lastname", "phone", "email", "message"],
  },
  {
    call: "registrationRequest",
    attributes: { eventId: "5001" },
    typed: { ...caller, ...place, hotelOverNightOption: "mitNacht_VP", message: "" },
    body: { eventId: 5001, title: null, ...called, ...place, hotelOverNightOption: "mitNacht_VP", message: null },
    required: [
      "company",
      "salutation",
      "firstname",
      "lastname",
      "streetAndHouseNumber",
      "postalCodeOrCity",
      "phone",
      "email",
      "hotelOverNightOption",
    ],
  },
  {
    call: "digitalChangeRequest",
    attributes: { title: "KI im Betrieb" },
    typed: { ...caller, ...place, hotelOverNightOption: "ohneNacht_HP", message: "Bitte vegan" },
    body: {
      eventId: null,
      title: "KI im Betrieb",
      ...called,
      ...place,
      hotelOverNightOption: "ohneNacht_HP",
      message: "Bitte vegan",
    },
    required: [
      "company",
      "salutation",
      "firstname",
      "lastname",
      "streetAndHouseNumber",
      "postalCodeOrCity",
      "phone",
      "email",
      "hotelOverNightOption",
    ],
  },
  {
    call: "newsletterRequest",
    typed: { email: "eva@werk.example" },
    body: { email: "eva@werk.example", salutation: null, firstname: null, lastname: null },
    required: ["email"],
  },
  {
    call: "promoShopRequest",
    typed: { ...caller, message: "" },
    body: { ...called, message: null },
    required: ["company", "salutation", "firstname", "lastname", "phone", "email"],
  },
];

it("has a case for each form", () =>
  expect(cases.map(({ call }) => call).sort()).toEqual(Object.keys(requestForms).sort()));

it("asks for the seminar that the page names, unless the customer writes another", async () => {
  const view = openRequest("inhouseRequest", { title: "Betriebsverfassungsrecht" });
  expect(fieldOf(view, "topic")).toHaveValue("Betriebsverfassungsrecht");
  fill(view, { ...caller, postalCodeOrCity: "Ulm", topic: "Arbeitszeit" });
  await sendRequest(view);
  await view.findByRole("group", { name: request.sent });
  expect(sent("inhouseRequest")).toEqual([expect.objectContaining({ topic: "Arbeitszeit" })]);
});

it("keeps what was typed for one seminar from the form of another", () => {
  const first = openRequest("inhouseRequest", { title: "Betriebsverfassungsrecht" });
  fill(first, { company: "Werk GmbH", topic: "Arbeitszeit" });
  first.unmount();
  const other = openRequest("inhouseRequest", { title: "Arbeitsrecht" });
  expect(fieldOf(other, "topic")).toHaveValue("Arbeitsrecht");
  other.unmount();
  expect(fieldOf(openRequest("inhouseRequest", { title: "Betriebsverfassungsrecht" }), "topic")).toHaveValue(
    "Arbeitszeit",
  );
});

describe.each(cases)("$call", ({ call, attributes = {}, typed, body, required }) => {
  it("sends exactly what the contract names, once, with a key, and says thanks", async () => {
    const view = openRequest(call, attributes);
    fill(view, typed);
    await sendRequest(view);
    const thanks = await view.findByRole("group", {
      name: call === "newsletterRequest" ? /^Fast geschafft!/ : request.sent,
    });
    await waitFor(() => expect(view.root.activeElement).toBe(thanks));
    expect(sent(call)).toEqual([body]);
  });

  it("names what is missing above and at the fields, puts the focus into the first, and sends nothing", async () => {
    const view = openRequest(call, attributes);
    expect(view.queryByRole("alert")).toBeNull();
    await sendRequest(view);
    const summary = within(await view.findByRole("group", { name: forms.summary(required.length) }));
    const links = summary.getAllByRole("link").map(({ textContent }) => textContent);
    const fields = [...view.wrapper.querySelectorAll<HTMLInputElement>("[aria-invalid]")];
    expect(fields.map(({ name }) => name)).toEqual(required);
    for (const [index, field] of fields.entries())
      expect(field).toHaveAccessibleDescription(expect.stringContaining(links[index] ?? ""));
    // The number is heard, then the first field by the focus; only a group tells its own.
    const ofGroups = fields.flatMap((field, index) => (field.matches("[role=radiogroup]") ? [links[index]] : []));
    expect(view.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      forms.summary(required.length),
      ...ofGroups,
    ]);
    expect([...view.wrapper.querySelectorAll<HTMLInputElement>("[aria-required]")].map(({ name }) => name)).toEqual(
      required,
    );
    await waitFor(() => expect(view.root.activeElement).toBe(fieldOf(view, required[0] ?? "")));
    expect(sent(call)).toEqual([]);
  });

  it("carries autocomplete on every field", () => {
    const view = openRequest(call, attributes);
    const fields = [...view.wrapper.querySelectorAll("input, select, textarea")];
    expect(fields.filter((field) => !field.hasAttribute("autocomplete"))).toEqual([]);
  });
});
