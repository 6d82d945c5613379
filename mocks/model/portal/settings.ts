import {
  memberHotelBody,
  saveBrFunctions,
  saveHotelPreferences,
  saveLoginEmail,
  savePersonalData,
  type PersonalBody,
} from "#api/settings-saves.ts";
import type { UserData } from "#domain/entities/people.ts";
import {
  advertisingTopics,
  brFunctionCategories,
  brFunctionConflicts,
  countries,
  salutations,
} from "#mocks/data/portal/settings.ts";
import { ok, problem, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import type { Member } from "#mocks/model/state.ts";
import { forMember, forParticipant, selfOf } from "./members.ts";

/** Keeps the names, which only the support can change (spec section 5). */
function savePersonal(member: Member, body: PersonalBody): Answer {
  const { firstname, lastname } = member.data;
  Object.assign(member.data, body, { firstname, lastname } satisfies Partial<UserData>);
  return ok({});
}

function saveMember(member: Member, context: Context): Answer {
  const isHotel = typeof context.body === "object" && context.body !== null && "hotelComments" in context.body;
  if (!isHotel) return withBody(savePersonalData.body, (body) => savePersonal(member, body))(context);
  return withBody(memberHotelBody, (body) => {
    member.data.hotelPreferences = {
      comments: body.hotelComments,
      disabledFriendlyRoom: body.hotelDisabledFriendlyRoom,
      vegetarianFood: body.hotelVegetarianFood,
    };
    return ok({});
  })(context);
}

const knownFunctions = new Set(brFunctionCategories.flatMap((category) => category.brFunctions.map(({ id }) => id)));

/** Conflicting functions, which are refused with and without a sentence. */
function saveFunctions(member: Member, context: Context): Answer {
  return withBody(saveBrFunctions.body, ({ functions }) => {
    const stranger = functions.find((id) => !knownFunctions.has(id));
    if (stranger !== undefined) return problem(400, `Body: functions: there is no function ${stranger}`);
    const conflict = brFunctionConflicts.find(({ pair }) => pair.every((id) => functions.includes(id)));
    if (conflict !== undefined) return ok({ status: "error", errorMsg: conflict.errorMsg });
    member.brFunctions = functions;
    return ok({ status: "ok", errorMsg: null });
  })(context);
}

const noPreferences = { comments: null, disabledFriendlyRoom: null, vegetarianFood: null };

type Names =
  | "userData"
  | "gremiumUserData"
  | "countries"
  | "salutations"
  | "brFunctions"
  | "userBrFunctions"
  | "gremiumUserBrFunctions"
  | "advertisingTopics"
  | "hotelPreferences"
  | "savePersonalData"
  | "saveGremiumPersonalData"
  | "saveLoginEmail"
  | "saveBrFunctions"
  | "saveGremiumBrFunctions"
  | "saveHotelPreferences";

export const settingsHandlers: Handlers<Names> = {
  userData: ({ state }) => ok({ userData: selfOf(state).data }),
  gremiumUserData: forMember(({ data }) => ok({ userData: data })),
  countries: () => ok({ countries }),
  salutations: () => ok({ salutations: { value: salutations } }),
  brFunctions: () => ok({ categories: brFunctionCategories }),
  userBrFunctions: ({ state }) => ok({ functions: selfOf(state).brFunctions }),
  gremiumUserBrFunctions: forParticipant(({ brFunctions }) => ok({ functions: brFunctions })),
  advertisingTopics: () => ok(advertisingTopics),
  hotelPreferences: forMember(({ data }) => ok({ hotelPreferences: data.hotelPreferences ?? noPreferences })),
  savePersonalData: withBody(savePersonalData.body, (body, { state }) => savePersonal(selfOf(state), body)),
  saveGremiumPersonalData: forMember(saveMember),
  saveLoginEmail: withBody(saveLoginEmail.body, ({ loginEmail }, { state }) => {
    // The login changes only when the link in the mail is clicked, and never to an address that someone else has.
    const success = !state.members.some(
      ({ userId, data }) => userId !== state.selfId && data.loginEmail === loginEmail,
    );
    if (success) state.pendingLoginEmail = loginEmail;
    return ok({ success });
  }),
  saveBrFunctions: (context) => saveFunctions(selfOf(context.state), context),
  saveGremiumBrFunctions: forParticipant(saveFunctions),
  saveHotelPreferences: withBody(saveHotelPreferences.body, (body, { state }) => {
    selfOf(state).data.hotelPreferences = body;
    return ok({});
  }),
};
