import type { RouteName } from '#api/routes.ts';
import type { Handlers } from './answer.ts';
import { bookingHandlers } from './bookings.ts';
import { eventHandlers } from './events.ts';
import { marketingHandlers } from './marketing.ts';
import { mediaHandlers } from './media.ts';
import { sessionHandlers } from './session.ts';
import { settingsHandlers } from './settings.ts';

/** Every call of the contract; a missing one is a type error. */
export const handlers: Handlers<RouteName> = {
  ...sessionHandlers,
  ...eventHandlers,
  ...bookingHandlers,
  ...mediaHandlers,
  ...settingsHandlers,
  ...marketingHandlers,
};
