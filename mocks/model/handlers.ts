// Written by `npm run docs` and `npm run new:widget`; a test holds it to the folders.
import type { RouteName } from '#api/routes.ts';
import type { Handlers } from './answer.ts';
import { sessionHandlers } from './session.ts';
import { bookingHandlers } from './portal/bookings.ts';
import { eventHandlers } from './portal/events.ts';
import { marketingHandlers } from './portal/marketing.ts';
import { mediaHandlers } from './portal/media.ts';
import { settingsHandlers } from './portal/settings.ts';
import { cartHandlers } from './shop/cart.ts';
import { catalogueHandlers } from './shop/catalogue.ts';
import { orderHandlers } from './shop/orders.ts';
import { wishlistHandlers } from './shop/wishlist.ts';
import { accountHandlers } from './forms/accounts.ts';
import { consultantHandlers } from './forms/consultant.ts';
import { requestHandlers } from './forms/requests.ts';
import { contentHandlers } from './site/content.ts';
import { listHandlers } from './site/lists.ts';
import { planHandlers } from './site/plans.ts';

/** Every call of the contract; a missing one is a type error. */
export const handlers: Handlers<RouteName> = {
  ...sessionHandlers,
  ...bookingHandlers,
  ...eventHandlers,
  ...marketingHandlers,
  ...mediaHandlers,
  ...settingsHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...orderHandlers,
  ...wishlistHandlers,
  ...accountHandlers,
  ...consultantHandlers,
  ...requestHandlers,
  ...contentHandlers,
  ...listHandlers,
  ...planHandlers,
};
