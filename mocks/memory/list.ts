// Written by `npm run docs` and `npm run new:widget`; a test holds it to the folders.
import { memory as portalFeedback } from './portal/feedback.ts';
import { memory as portalLoginEmail } from './portal/login-email.ts';
import { memory as portalPhotos } from './portal/photos.ts';
import { memory as formsAccounts } from './forms/accounts.ts';
import { memory as formsConsultant } from './forms/consultant.ts';
import { memory as formsRequests } from './forms/requests.ts';

/** The schema of each, as entries of the state's. */
export const schemas = {
  ...portalFeedback.schemas,
  ...portalLoginEmail.schemas,
  ...portalPhotos.schemas,
  ...formsAccounts.schemas,
  ...formsConsultant.schemas,
  ...formsRequests.schemas,
};

/** What they begin with on a Berlin day `yyyy-MM-dd`. */
export const startOf = (today: string) => ({
  ...portalFeedback.start(today),
  ...portalLoginEmail.start(today),
  ...portalPhotos.start(today),
  ...formsAccounts.start(today),
  ...formsConsultant.start(today),
  ...formsRequests.start(today),
});

/** What the playground calls them. */
export const labels = {
  ...portalFeedback.labels,
  ...portalLoginEmail.labels,
  ...portalPhotos.labels,
  ...formsAccounts.labels,
  ...formsConsultant.labels,
  ...formsRequests.labels,
};
