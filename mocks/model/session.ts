import type { RouteName } from '#api/routes.ts';
import { ok, type Handlers } from './answer.ts';
import { selfOf } from './portal/members.ts';
import type { PortalState } from './state.ts';

/** The bearer token that the token route gives out. */
export const tokenOf = (state: PortalState): string => `mock-bearer-${state.selfId}`;

/** The token that comes with the photos of an event and opens its zip. */
export const imageTokenOf = (mediaId: string): string => `mock-image-token-${mediaId}`;

/** Calls that need a session; whoever has none gets a 401. All others are the public site's. */
const forCustomers: ReadonlySet<RouteName> = new Set<RouteName>([
  'token', 'user', 'gremiumUsers', 'memberships', 'eventsFuture', 'eventsPast', 'gremiumEventsFuture', 'gremiumEventsPast', 'nextEvent', 'recipients', 'cancelRecipient', 'photos', 'photoDownload',
  'photoDelete', 'photosZip', 'videos', 'documents', 'documentDownload', 'noticePdf', 'gremiumPdf', 'userData', 'gremiumUserData', 'userBrFunctions', 'gremiumUserBrFunctions', 'marketingPreferences',
  'hotelPreferences', 'savePersonalData', 'saveGremiumPersonalData', 'saveLoginEmail', 'saveBrFunctions', 'saveGremiumBrFunctions', 'saveHotelPreferences', 'saveAdvertising', 'feedbackEvents', 'feedbackSend',
]);

/** Whether a call needs somebody who is logged in. */
export const isForCustomers = (name: RouteName): boolean => forCustomers.has(name);

export const sessionHandlers: Handlers<'token' | 'user' | 'gremiumUsers' | 'memberships'> = {
  token: ({ state }) => ok({ token: tokenOf(state) }),
  user: ({ state }) => {
    const { userId, isAdmin, data } = selfOf(state);
    return ok({ user: { userId, teilnehmerId: data.teilnehmerId, firstName: data.firstname, lastName: data.lastname, email: data.loginEmail, isGremiumAdmin: isAdmin } });
  },
  // Who is alone belongs to no Gremium yet.
  gremiumUsers: ({ state }) => ok({
    users: state.members.length < 2 ? [] : state.members.map(({ userId, data }) => ({ userId, firstName: data.firstname, lastName: data.lastname, isSelf: userId === state.selfId })),
  }),
  memberships: ({ state }) => ok({
    memberships: state.members.length < 2 ? [] : [{ gremiumId: 4711, name: 'Betriebsrat Musterwerke Braunschweig', isAdmin: selfOf(state).isAdmin }],
  }),
};
