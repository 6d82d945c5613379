import { userResource } from "#api/people.ts";
import { contactRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required } from "#widgets/shared/forms/description.ts";
import { topicOfContact } from "#widgets/shared/forms/fields.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const contact = describeRequest({
  name: "contact",
  write: contactRequest,
  texts: requestForms.contact,
  groups: [
    {
      title: texts.contact,
      fields: [
        ...optional("company"),
        ...required("salutation", "firstname", "lastname"),
        ...optional("phone"),
        ...required("email"),
      ],
    },
    { title: texts.wish, fields: [{ name: "topic", required: true, control: topicOfContact }, ...required("message")] },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={contact} />, { reads: [userResource] });
