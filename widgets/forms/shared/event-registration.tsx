import { request as texts } from "#i18n/requests.ts";
import { optional, required, type DescribedForm } from "#widgets/shared/forms/description.ts";
import { RequestForm } from "./request-form.tsx";
import type { RequestDescription } from "./request.ts";

/** The fields of every registration for an event (contract-public section 4, Forms). */
export const registrationGroups: DescribedForm["groups"] = [
  {
    title: texts.contact,
    fields: required(
      "company",
      "salutation",
      "firstname",
      "lastname",
      "streetAndHouseNumber",
      "postalCodeOrCity",
      "phone",
      "email",
    ),
  },
  { title: texts.event, fields: [...required("hotelOverNightOption"), ...optional("message")] },
];

interface EventRegistrationProps<B> {
  readonly form: RequestDescription<B>;
  readonly eventId?: string;
  readonly title?: string;
}

/** A registration for the event given by its page; missing data are sent as null. */
export const EventRegistration = <B,>({ form, eventId, title }: EventRegistrationProps<B>) => (
  <RequestForm form={form} beside={{ eventId: eventId === undefined ? null : Number(eventId), title: title ?? null }} />
);
