import * as v from "valibot";
import { defineResource } from "#api/resource.ts";
import { list, type Id } from "#domain/entities/fields.ts";
import {
  brFunctionCategorySchema,
  countrySchema,
  hotelPreferencesSchema,
  marketingPreferencesSchema,
  salutationSchema,
  topicSchema,
  userDataSchema,
} from "#domain/entities/people.ts";

const userDataAnswer = v.object({ userData: v.nullish(userDataSchema, {}) });
const functionsAnswer = v.object({ functions: list(v.number()) });

/** Personal data of the customer and, by userId, of a Gremium member. */
export const userDataResource = defineResource("userData", userDataAnswer, (answer) => answer.userData);
export const gremiumUserDataResource = defineResource("gremiumUserData", userDataAnswer, (answer) => answer.userData);
export const countriesResource = defineResource(
  "countries",
  v.object({ countries: list(countrySchema) }),
  (answer) => answer.countries,
);
export const salutationsResource = defineResource(
  "salutations",
  v.object({ salutations: v.nullish(v.object({ value: list(salutationSchema) }), {}) }),
  (answer) => answer.salutations.value,
);
/** All functions by category. */
export const brFunctionsResource = defineResource(
  "brFunctions",
  v.object({ categories: list(brFunctionCategorySchema) }),
  (answer) => answer.categories,
);
/** Function ids of the customer and, by teilnehmerId, of a member. */
export const userBrFunctionsResource = defineResource("userBrFunctions", functionsAnswer, (answer) => answer.functions);
export const gremiumUserBrFunctionsResource = defineResource(
  "gremiumUserBrFunctions",
  functionsAnswer,
  (answer) => answer.functions,
);
export const advertisingTopicsResource = defineResource(
  "advertisingTopics",
  v.object({ print: list(topicSchema), digital: list(topicSchema) }),
  (answer) => answer,
);
export const marketingPreferencesResource = defineResource(
  "marketingPreferences",
  v.object({ marketingPreferences: v.nullish(marketingPreferencesSchema, {}) }),
  (answer) => answer.marketingPreferences,
);
/** Hotel wishes by userId, including the customer's own. */
export const hotelPreferencesResource = defineResource(
  "hotelPreferences",
  v.object({ hotelPreferences: v.nullish(hotelPreferencesSchema, {}) }),
  (answer) => answer.hotelPreferences,
);

/** Whose settings: the customer's own, or those of a Gremium member (spec section 6). */
export type SettingsTarget = "own" | { readonly userId: Id };
