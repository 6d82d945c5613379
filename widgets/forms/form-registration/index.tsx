import { registrationRequest } from '#api/requests.ts';
import { request as texts, requestForms } from '#i18n/requests.ts';
import { optional, required } from '#widgets/shared/forms/description.ts';
import { RequestForm } from '#widgets/shared/forms/request-form.tsx';
import { describeRequest } from '#widgets/shared/forms/request.ts';
import { defineWidget } from '#widgets/shared/widget.ts';
import { anchor } from './manifest.ts';

const registration = describeRequest({
  name: 'registration',
  write: registrationRequest,
  texts: requestForms.registration,
  groups: [
    { title: texts.contact, fields: required('company', 'salutation', 'firstname', 'lastname', 'streetAndHouseNumber', 'postalCodeOrCity', 'phone', 'email') },
    { title: texts.event, fields: [...required('hotelOverNightOption'), ...optional('message')] },
  ],
});

export default defineWidget(anchor, ({ eventId, title }) => <RequestForm form={registration} beside={{ eventId: eventId === undefined ? null : Number(eventId), title: title ?? null }} />);
