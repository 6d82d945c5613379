import * as v from 'valibot';
import { flag, list, text, type Id } from '#domain/entities/fields.ts';
import {
  brFunctionCategorySchema, countrySchema, hotelPreferencesSchema, marketingPreferencesSchema, salutationSchema, topicSchema, userDataSchema,
  type HotelPreferences, type UserData,
} from '#domain/entities/people.ts';
import { checkAnswer, write } from '#api/client.ts';
import { resource } from '#api/resource.ts';
import type { WriteName } from '#api/routes.ts';

const userDataAnswer = v.object({ userData: v.nullish(userDataSchema, {}) });
const functionsAnswer = v.object({ functions: list(v.number()) });

/** Personal data of the customer, and of a Gremium member by userId. */
export const userDataResource = resource('userData', userDataAnswer, (answer) => answer.userData);
export const gremiumUserDataResource = resource('gremiumUserData', userDataAnswer, (answer) => answer.userData);
export const countriesResource = resource('countries', v.object({ countries: list(countrySchema) }), (answer) => answer.countries);
export const salutationsResource = resource('salutations', v.object({ salutations: v.nullish(v.object({ value: list(salutationSchema) }), {}) }), (answer) => answer.salutations.value);
/** All functions by category. */
export const brFunctionsResource = resource('brFunctions', v.object({ categories: list(brFunctionCategorySchema) }), (answer) => answer.categories);
/** Ids of the functions that the customer has, and of a member by teilnehmerId. */
export const userBrFunctionsResource = resource('userBrFunctions', functionsAnswer, (answer) => answer.functions);
export const gremiumUserBrFunctionsResource = resource('gremiumUserBrFunctions', functionsAnswer, (answer) => answer.functions);
export const advertisingTopicsResource = resource('advertisingTopics', v.object({ print: list(topicSchema), digital: list(topicSchema) }), (answer) => answer);
export const marketingPreferencesResource = resource('marketingPreferences', v.object({ marketingPreferences: v.nullish(marketingPreferencesSchema, {}) }), (answer) => answer.marketingPreferences);
/** Hotel wishes by userId, one's own included. */
export const hotelPreferencesResource = resource('hotelPreferences', v.object({ hotelPreferences: v.nullish(hotelPreferencesSchema, {}) }), (answer) => answer.hotelPreferences);

/** Whose settings: the customer's own, or those of a Gremium member (spec section 6). */
export type SettingsTarget = 'own' | { readonly userId: Id };

/** What became of a write that was answered: saved, or refused with the server's sentence, null for none. */
export type SaveAnswer = { readonly outcome: 'saved' } | { readonly outcome: 'refused'; readonly message: string | null };

/** A write with the name that `portal:submit` tells. `send` throws ApiError when no 2xx came. */
export interface Saving {
  readonly action: WriteName;
  readonly send: () => Promise<SaveAnswer>;
}

const SAVED: SaveAnswer = { outcome: 'saved' };
const savedAnswer = v.object({ status: text, errorMsg: text });

/** Any 2xx counts (contract section 4). */
async function sendPlain(action: WriteName, body: unknown, values = {}): Promise<SaveAnswer> {
  await write(action, { values, body });
  return SAVED;
}

async function sendChecked(action: WriteName, body: unknown, values = {}): Promise<SaveAnswer> {
  const { data } = await write(action, { values, body });
  const { status, errorMsg } = checkAnswer(action, savedAnswer, data);
  return status === 'ok' ? SAVED : { outcome: 'refused', message: errorMsg };
}

/** The body of savePersonalData; `birthday` is `yyyy-MM-dd`. */
export type PersonalData = Pick<UserData,
  | 'firstname' | 'lastname' | 'salutation' | 'department' | 'businessPhoneNumber' | 'businessPhoneNumber2' | 'privatePhoneNumber'
  | 'mobileNumber' | 'mobileNumber2' | 'faxNumber' | 'birthday' | 'seminarEmail' | 'personEmail'>;

/** Saves personal data to the target's own route. */
export function savePersonalData(target: SettingsTarget, body: PersonalData): Saving {
  if (target === 'own') return { action: 'savePersonalData', send: () => sendPlain('savePersonalData', body) };
  return { action: 'saveGremiumPersonalData', send: () => sendPlain('saveGremiumPersonalData', body, { userId: target.userId }) };
}

/** Saves hotel wishes; a member's travel on the route of the member's personal data (spec section 7). */
export function saveHotelWishes(target: SettingsTarget, wishes: HotelPreferences): Saving {
  if (target === 'own') return { action: 'saveHotelPreferences', send: () => sendPlain('saveHotelPreferences', wishes) };
  const body = { hotelComments: wishes.comments, hotelDisabledFriendlyRoom: wishes.disabledFriendlyRoom, hotelVegetarianFood: wishes.vegetarianFood };
  return { action: 'saveGremiumPersonalData', send: () => sendPlain('saveGremiumPersonalData', body, { userId: target.userId }) };
}

/** Saves function ids: of the member with this teilnehmerId, for null one's own. */
export function saveBrFunctions(teilnehmerId: Id | null, functions: readonly number[]): Saving {
  if (teilnehmerId === null) return { action: 'saveBrFunctions', send: () => sendChecked('saveBrFunctions', { functions }) };
  return { action: 'saveGremiumBrFunctions', send: () => sendChecked('saveGremiumBrFunctions', { functions }, { teilnehmerId }) };
}

/** Asks for another login e-mail; it changes once the link in the confirmation mail was clicked. */
export function saveLoginEmail(loginEmail: string): Saving {
  const send = async (): Promise<SaveAnswer> => {
    const { data } = await write('saveLoginEmail', { body: { loginEmail } });
    const { success } = checkAnswer('saveLoginEmail', v.object({ success: flag }), data);
    return success === true ? SAVED : { outcome: 'refused', message: null };
  };
  return { action: 'saveLoginEmail', send };
}

/** The body of saveAdvertising (contract section 2); topic ids are joined by commas. */
export interface Advertising {
  readonly donotbulkpostalmail: boolean;
  readonly donotbulkemail: boolean;
  readonly a24_sendcatalogue_bit: boolean;
  readonly printTopics: string;
  readonly digitalTopics: string;
  readonly contactId: Id | null;
}

/** Saves the advertising wishes below the configured hash. */
export function saveAdvertising(hash: string, body: Advertising): Saving {
  return { action: 'saveAdvertising', send: () => sendChecked('saveAdvertising', body, { hash }) };
}
