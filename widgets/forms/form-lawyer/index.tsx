import { userResource } from "#api/people.ts";
import { lawyerRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { required } from "#widgets/shared/forms/description.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const lawyer = describeRequest({
  name: "lawyer",
  write: lawyerRequest,
  texts: requestForms.lawyer,
  groups: [
    { title: texts.contact, fields: required("company", "salutation", "firstname", "lastname", "phone", "email") },
    { title: texts.wish, fields: required("message") },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={lawyer} />, { reads: [userResource] });
