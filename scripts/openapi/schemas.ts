import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { eventSchema } from '#domain/entities/event.ts';
import { date } from '#domain/entities/fields.ts';
import { hotelSchema } from '#domain/entities/hotel.ts';
import { articleSchema } from '#domain/entities/article.ts';
import { bookmarkSchema } from '#domain/entities/bookmark.ts';
import { completedSeminarSchema } from '#domain/entities/completed-seminar.ts';
import { documentSchema } from '#domain/entities/document.ts';
import { nextEventSchema } from '#domain/entities/next-event.ts';
import { photoSchema } from '#domain/entities/photo.ts';
import { locationSchema } from '#domain/entities/location-gallery.ts';
import {
  brFunctionCategorySchema, countrySchema, gremiumUserSchema, hotelPreferencesSchema, marketingPreferencesSchema, membershipSchema, salutationSchema,
  topicSchema, userDataSchema, userSchema,
} from '#domain/entities/people.ts';
import { recipientSchema } from '#domain/entities/recipient.ts';
import { hotelStaySchema } from '#domain/entities/stay.ts';

/** What gets a name under `components.schemas`, and a sentence where the name does not say it all. */
const named: Record<string, { schema: v.GenericSchema; description?: string }> = {
  Event: { schema: eventSchema, description: 'A seminar, module, training series, online event, in-house event or conference. A flag that is null or absent is derived. `recipients` null: the bundle asks for them by their own call.' },
  Recipient: { schema: recipientSchema, description: '`type` booking, reservation or waitingList; `approvalState` pending, confirmed or rejected; `cancelState` none, pending or rejected. Any other combination is shown without status and buttons. Unknown fields travel back with `checkout`.' },
  Hotel: { schema: hotelSchema, description: 'A price record applies when the day lies in validFrom…validUntil (both days included) and its four flags are equal to what is asked for; `catering` and `singleRoom` are euro.' },
  NextEvent: { schema: nextEventSchema },
  Photo: { schema: photoSchema },
  Document: { schema: documentSchema, description: '`extension` without a dot; the file is called `{title}.{extension}`.' },
  Article: { schema: articleSchema, description: '`teaser` is HTML and is cleaned before it is shown.' },
  Bookmark: { schema: bookmarkSchema },
  CompletedSeminar: { schema: completedSeminarSchema },
  User: { schema: userSchema },
  GremiumUser: { schema: gremiumUserSchema },
  Membership: { schema: membershipSchema },
  UserData: { schema: userDataSchema, description: '`birthday` is a Berlin day `yyyy-MM-dd`.' },
  HotelPreferences: { schema: hotelPreferencesSchema },
  Country: { schema: countrySchema },
  Salutation: { schema: salutationSchema },
  BrFunctionCategory: { schema: brFunctionCategorySchema },
  Topic: { schema: topicSchema },
  MarketingPreferences: { schema: marketingPreferencesSchema },
  Location: { schema: locationSchema, description: 'Answered by no call: what `data-json` of portal-location-gallery holds.' },
  Stay: { schema: hotelStaySchema, description: 'Answered by no call: what `data-json` of portal-hotel-prices holds; `duration` in days.' },
};

/** A date is checked by a rule that JSON Schema cannot say, so it is written by hand. */
const isoDate: JsonObject = {
  type: ['string', 'null'],
  description: 'ISO 8601: `yyyy-MM-dd` (a Berlin day) or a date with time; without an offset it is Berlin wall-clock time. Empty reads as null, an impossible day such as 2026-02-31 is refused.',
  examples: ['2026-03-10', '2026-03-10T08:30:00', '2026-03-10T08:30:00+01:00'],
};

export type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The members of nested `anyOf`s in one list. */
const alternatives = (schema: JsonObject): JsonObject[] => (isList(schema.anyOf) ? schema.anyOf.filter(isObject).flatMap(alternatives) : [schema]);

const typesOf = ({ type }: JsonObject): unknown[] => (isList(type) ? type : [type]);
const isBare = (schema: JsonObject): boolean => 'type' in schema && Object.keys(schema).length === 1;

/** `anyOf` of mere types becomes one list of types, as OpenAPI 3.1 writes "string or null". */
function joined(parts: readonly JsonObject[]): JsonObject {
  const bare = parts.filter(isBare);
  const others = parts.filter((part) => !isBare(part));
  const types = [...new Set(bare.flatMap(typesOf))];
  const [only] = others;
  if (only === undefined) return { type: types.length === 1 ? types[0] : types };
  if (others.length === 1 && 'type' in only) return { ...only, type: [...new Set([...typesOf(only), ...types])] };
  return { anyOf: [...others, ...types.map((type) => ({ type }))] };
}

/** Defaults and empty lists say nothing to a backend; references point to where OpenAPI keeps its schemas. */
function tidy(value: unknown): unknown {
  if (isList(value)) return value.map(tidy);
  if (typeof value === 'string') return value.replace('#/$defs/', '#/components/schemas/');
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, part]) => key !== 'default' && key !== '$schema' && key !== '$defs' && !(key === 'required' && isList(part) && part.length === 0))
    .map(([key, part]) => [key, key === 'properties' && isObject(part) ? mapValues(part) : tidy(part)] as const);
  const schema = Object.fromEntries(entries);
  if (!isList(schema.anyOf)) return schema;
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'anyOf'));
  const whole = joined(alternatives(schema));
  // A reference that already allows null needs no second mention.
  if (isList(whole.anyOf) && whole.anyOf.some((part) => isObject(part) && part.$ref === '#/components/schemas/IsoDate')) return { ...rest, $ref: '#/components/schemas/IsoDate' };
  return { ...rest, ...whole };
}

const mapValues = (part: JsonObject): JsonObject => Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, tidy(inner)]));

const definitions = { IsoDate: date, ...Object.fromEntries(Object.entries(named).map(([name, { schema }]) => [name, schema])) };

function convert(schema: v.GenericSchema): JsonObject {
  return toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12', definitions }) as JsonObject;
}

/** The JSON Schema of what may arrive or is sent; entities are references to `components.schemas`. */
export const schemaOf = (schema: v.GenericSchema): JsonObject => tidy(convert(schema)) as JsonObject;

/** All named schemas, for `components.schemas`. */
export function componentSchemas(): JsonObject {
  const entries = Object.entries(named).map(([name, { schema, description }]) => {
    const defs = convert(schema).$defs;
    const own = isObject(defs) && isObject(defs[name]) ? defs[name] : {};
    return [name, { ...(description !== undefined && { description }), ...(tidy(own) as JsonObject) }] as const;
  });
  return { IsoDate: isoDate, ...Object.fromEntries(entries) };
}
