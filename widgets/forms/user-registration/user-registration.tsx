import { useState } from "react";
import { userRegistration } from "#api/requests.ts";
import { registration as texts } from "#i18n/registration.ts";
import { request, requestForms } from "#i18n/requests.ts";
import { plainLine } from "#lib/typed-text.ts";
import { useConfig } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { required, type DescribedValues } from "#widgets/shared/forms/description.ts";
import { AccountEmail } from "./account-email.tsx";
import { AvailabilityContext, createAvailability } from "./availability.ts";
import { NewPassword } from "./new-password.tsx";
import css from "./user-registration.css?inline";

const registration = describeRequest({
  name: "user-registration",
  write: userRegistration,
  texts: requestForms.userRegistration,
  groups: [
    { title: request.contact, fields: required("company", "salutation", "firstname", "lastname", "phone") },
    { title: request.address, fields: required("street", "streetNumber", "postalCode", "city") },
    {
      title: texts.account,
      fields: [
        { name: "email", required: true, Part: AccountEmail },
        { name: "password", required: true, Part: NewPassword },
      ],
    },
  ],
});

/** Registers an account: a taken address is reported at once and nothing is sent; a pending look-up is waited for. */
export function UserRegistration() {
  useStyles(css);
  const config = useConfig();
  const [availability] = useState(() => createAvailability(config));
  const before = async ({ email = "" }: DescribedValues) =>
    (await availability.ask(plainLine(email))) === false ? { email: texts.taken } : null;
  return (
    <AvailabilityContext value={availability}>
      <RequestForm form={registration} before={before} />
    </AvailabilityContext>
  );
}
