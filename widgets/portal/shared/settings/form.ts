import type { AdvertisingBody, PersonalBody } from "#api/settings-saves.ts";
import { toGermanDay } from "#domain/dates/german-day.ts";
import type { HotelPreferences, MarketingPreferences, UserData } from "#domain/entities/people.ts";
import { fromGermanDay } from "#domain/forms/typed.ts";
import { mergeSelection, type TopicChoice } from "#domain/people/settings.ts";
import { filledOrNull } from "#domain/text/text.ts";
import { cleanText, plainLine } from "#lib/typed-text.ts";
import type { FieldsOf } from "#widgets/shared/forms/form-values.ts";

/** The fields of telephone numbers, in the order of the form. */
export const PHONES = [
  "businessPhoneNumber",
  "businessPhoneNumber2",
  "privatePhoneNumber",
  "mobileNumber",
  "mobileNumber2",
  "faxNumber",
] as const;
/** Fields of personal data that are plain texts. */
const TEXTS = ["salutation", "department", ...PHONES] as const;
const EMAILS = ["seminarEmail", "personEmail"] as const;

type TextName = (typeof TEXTS)[number];
type EmailName = (typeof EMAILS)[number];

/** Personal data as typed; `birthday` is TT.MM.JJJJ. */
export type PersonalValues = Record<TextName | EmailName | "birthday", string>;

/** The start values of the form; null becomes an empty text. */
export function personalValues(data: UserData): PersonalValues {
  const texts = Object.fromEntries([...TEXTS, ...EMAILS].map((name) => [name, data[name] ?? ""])) as Record<
    TextName | EmailName,
    string
  >;
  return { ...texts, birthday: toGermanDay(data.birthday) };
}

/** The value to be sent: the original one if nobody has changed it, else null where there is nothing. */
const textBody = (before: string | null, typed: string, tidy = plainLine): string | null =>
  typed === (before ?? "") ? before : tidy(typed) || null;

/** The body of savePersonalData: birthday as yyyy-MM-dd, empty e-mails as null (spec section 5). */
export function personalBody(data: UserData, values: PersonalValues): PersonalBody {
  const sent = (name: TextName | EmailName): string | null => textBody(data[name], values[name]);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, sent(name)])) as Record<TextName, string | null>;
  const emails = Object.fromEntries(EMAILS.map((name) => [name, filledOrNull(sent(name))])) as Record<
    EmailName,
    string | null
  >;
  return {
    firstname: data.firstname,
    lastname: data.lastname,
    ...texts,
    birthday: fromGermanDay(values.birthday),
    ...emails,
  };
}

/** The values of the form for another login e-mail. */
export type LoginEmailValues = FieldsOf<{ loginEmail: string }>;

/** The values of the form for the hotel preferences. */
export type HotelValues = FieldsOf<{ comments: string; disabledFriendlyRoom: boolean; vegetarianFood: boolean }>;

/** The start values of the form; null becomes empty or not wished. */
export function hotelValues({ comments, disabledFriendlyRoom, vegetarianFood }: HotelPreferences): HotelValues {
  return {
    comments: comments ?? "",
    disabledFriendlyRoom: disabledFriendlyRoom ?? false,
    vegetarianFood: vegetarianFood ?? false,
  };
}

/** Null stays null unless the wish is ticked. */
const flagBody = (before: boolean | null, ticked: boolean): boolean | null =>
  before === null && !ticked ? null : ticked;

/** The wishes in the form in which they are sent, for both routes. */
export function hotelBody(before: HotelPreferences, values: HotelValues): HotelPreferences {
  return {
    comments: textBody(before.comments, values.comments, cleanText),
    disabledFriendlyRoom: flagBody(before.disabledFriendlyRoom, values.disabledFriendlyRoom),
    vegetarianFood: flagBody(before.vegetarianFood, values.vegetarianFood),
  };
}

/** A boolean for each id; without the prefix the form library would take the numbers for list positions. */
export type Ticks = Record<string, boolean>;
/** The form name of the tick for an id. */
export const tickName = (prefix: string, id: string | number): string => `${prefix}-${id}`;

/** The values of a selection; only offered ids have one. */
export function ticksOf(
  prefix: string,
  offered: readonly (string | number)[],
  selected: readonly (string | number)[],
): Ticks {
  const chosen = new Set(selected.map(String));
  return Object.fromEntries(offered.map((id) => [tickName(prefix, id), chosen.has(String(id))]));
}

const SWITCHES = ["sendAdsPrint", "sendAdsDigital", "sendCatalogPrint", "sendCatalogDigital"] as const;

/** The offered topics. */
export interface Topics {
  readonly print: readonly TopicChoice[];
  readonly digital: readonly TopicChoice[];
}

/** The start values of the form: what was wished, and a tick for each offered topic. */
export function advertisingValues(wishes: MarketingPreferences, { print, digital }: Topics): Ticks {
  return {
    ...Object.fromEntries(SWITCHES.map((name) => [name, wishes[name] ?? false])),
    ...ticksOf(
      "print",
      print.map(({ id }) => id),
      wishes.selectedPrintTopics,
    ),
    ...ticksOf(
      "digital",
      digital.map(({ id }) => id),
      wishes.selectedDigitalTopics,
    ),
  };
}

/**
 * The body of saveAdvertising: the two `donot` flags are negations. One bit stands for both catalogues (contract
 * section 4), for backends that do not know the two yet.
 */
export function advertisingBody(
  before: MarketingPreferences,
  { print, digital }: Topics,
  values: Ticks,
): AdvertisingBody {
  const joined = (prefix: string, selected: readonly (string | number)[], topics: readonly TopicChoice[]): string =>
    mergeSelection(
      selected,
      topics.map(({ id }) => id),
      (id) => values[tickName(prefix, id)] === true,
    ).join(",");
  return {
    donotbulkpostalmail: values.sendAdsPrint !== true,
    donotbulkemail: values.sendAdsDigital !== true,
    sendCatalogPrint: values.sendCatalogPrint === true,
    sendCatalogDigital: values.sendCatalogDigital === true,
    a24_sendcatalogue_bit: values.sendCatalogPrint === true || values.sendCatalogDigital === true,
    printTopics: joined("print", before.selectedPrintTopics, print),
    digitalTopics: joined("digital", before.selectedDigitalTopics, digital),
    contactId: before.contactId,
  };
}
