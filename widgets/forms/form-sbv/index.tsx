import { userResource } from "#api/people.ts";
import { sbvRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required } from "#widgets/shared/forms/description.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const sbv = describeRequest({
  name: "sbv",
  write: sbvRequest,
  texts: requestForms.sbv,
  groups: [
    {
      title: texts.contact,
      fields: [
        ...required("company", "salutation", "firstname", "lastname"),
        ...optional("phone"),
        ...required("email"),
      ],
    },
    { title: texts.wish, fields: required("message") },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={sbv} />, { reads: [userResource] });
