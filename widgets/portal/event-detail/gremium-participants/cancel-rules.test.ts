import { expect, it } from "vitest";
import { cancelling } from "#i18n/booking.ts";
import { messagesOf } from "#test/support/rules.ts";
import { cancelResolver } from "./cancel-rules.ts";
import { sentReason } from "./cancel-values.ts";

it.each(cancelling.reasons.filter((reason) => reason !== "Anderer"))(
  'the reason "%s" is enough and sent as it reads',
  async (reason) => {
    const values = { reason, other: " was anderswo stand " };
    expect(await messagesOf(cancelResolver(), values)).toEqual({});
    expect(sentReason(values)).toBe(reason);
  },
);

it.each([
  ["", "Text", { reason: cancelling.reasonMissing }],
  ["Anderer", "", { other: cancelling.otherMissing }],
  ["Anderer", " \n", { other: cancelling.otherMissing }],
  ["Anderer", " Umzug ", {}],
])("the reason %j with the text %j", async (reason, other, errors) =>
  expect(await messagesOf(cancelResolver(), { reason, other })).toEqual(errors),
);

it("sends the free text of another reason, trimmed", () =>
  expect(sentReason({ reason: "Anderer", other: " Umzug\nnach Kiel " })).toBe("Umzug\nnach Kiel"));
