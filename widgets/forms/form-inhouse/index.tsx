import { userResource } from "#api/people.ts";
import { inhouseRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required } from "#widgets/shared/forms/description.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const inhouse = describeRequest({
  name: "inhouse",
  write: inhouseRequest,
  texts: requestForms.inhouse,
  groups: [
    {
      title: texts.contact,
      fields: required("company", "salutation", "firstname", "lastname", "phone", "email", "postalCodeOrCity"),
    },
    { title: texts.wish, fields: [...required("topic"), ...optional("participants", "desiredDate", "message")] },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={inhouse} />, { reads: [userResource] });
