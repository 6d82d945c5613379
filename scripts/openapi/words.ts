import { wishlistKinds } from "#api/wishlist.ts";
import { orderTypes, refusalReasons } from "#domain/entities/cart.ts";
import { contactTopics } from "#domain/forms/contact.ts";
import { SALUTATION_IDS } from "#domain/people/settings.ts";
import { listFilterKeys } from "#domain/search/list-filters.ts";
import { cancelling } from "#i18n/booking.ts";
import { salutations } from "#i18n/fields.ts";
import { featureFieldLabels } from "#i18n/lists.ts";
import type { JsonObject } from "#lib/json-object.ts";
import { kindSchemas } from "#mocks/model/contract.ts";
import { kindsOf } from "./kinds.ts";
import { componentSchemas } from "./schemas.ts";

const schemas = componentSchemas() as Record<string, { readonly properties?: Record<string, JsonObject> }>;

/** The closed set of a field, as its docstring has it. */
function valuesOf(shape: string, field: string): string[] {
  const values = schemas[shape]?.properties?.[field]?.enum;
  if (!Array.isArray(values)) throw new Error(`${shape}.${field} has no closed set`);
  return values.filter((value): value is string => typeof value === "string");
}

const filters = Object.entries(listFilterKeys).map(([kind, keys]) => `${kind}: ${keys.join(", ")}`);

/** Where a word stands, all words that may stand there, and what becomes of others. */
const rows: readonly (readonly [string, readonly string[], string])[] = [
  [
    "`type` of `cartAdd`, of a cart's entry, of a participant",
    orderTypes,
    "with another word an entry cannot be ordered, and a participant is shown without a status",
  ],
  ["`approvalState` of a participant", valuesOf("Recipient", "approvalState"), "no status, no buttons"],
  ["`cancelState` of a participant", valuesOf("Recipient", "cancelState"), "no status, no buttons"],
  ["`state` of `bookingStates`", valuesOf("BookingState", "state"), "no state, nothing can be booked"],
  ["`reason` of a 409", refusalReasons, "a failure"],
  ["`kind` of the wishlist", wishlistKinds, "left out"],
  ["`kind` of `related`", kindsOf("related") ?? [], "answer 404"],
  ["`kind` of `dataList`", Object.keys(kindSchemas.dataList ?? {}), "answer 404"],
  ["`object` of `exports`", Object.keys(kindSchemas.exports ?? {}), "answer 404"],
  ["`kind` of a word of the lexicon", valuesOf("LexiconEntry", "kind"), "left out"],
  ["filters of `dataList`", filters, "ignore unknown keys"],
  [
    "`feature` of hotels and locations: the field of a hotel that says so",
    Object.keys(featureFieldLabels),
    "finds nothing",
  ],
  ["`salutation` of forms, cart and order", salutations, "never sent; settings send what `salutations` offers"],
  ["`sourceId` of `salutations` that are offered in settings", [...SALUTATION_IDS].map(String), "not offered"],
  ["`topic` of `contactRequest`", contactTopics, "never sent"],
  ["`reason` of `cancelRecipient`", cancelling.reasons.slice(0, -1), "the customer's own words"],
  ["`formType` of `feedbackSend`", ["Allgemein", "Kontodaten", "Seminare", "Ideen und Verbesserungen"], "never sent"],
  ["`priority` in a training plan", ["must", "should", "can"], "never sent"],
  ["title of a day of the programme", ["Seminartag", "Anreisetag"], "counted as a day of the seminar"],
];

/** Every closed list of words, as a table. */
export function wordTable(): string {
  const lines = rows.map(
    ([where, words, others]) => `| ${where} | ${words.map((word) => `\`${word}\``).join(", ")} | ${others} |`,
  );
  return ["| where | words | any other |", "| --- | --- | --- |", ...lines].join("\n");
}
