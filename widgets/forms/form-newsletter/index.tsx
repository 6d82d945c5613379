import { userResource } from "#api/people.ts";
import { newsletterRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required } from "#widgets/shared/forms/description.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const newsletter = describeRequest({
  name: "newsletter",
  write: newsletterRequest,
  texts: requestForms.newsletter,
  groups: [
    { title: texts.contact, fields: [...required("email"), ...optional("salutation", "firstname", "lastname")] },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={newsletter} />, { reads: [userResource] });
