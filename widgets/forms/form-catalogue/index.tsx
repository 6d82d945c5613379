import { userResource } from "#api/people.ts";
import { catalogueRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required } from "#widgets/shared/forms/description.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const catalogue = describeRequest({
  name: "catalogue",
  write: catalogueRequest,
  texts: requestForms.catalogue,
  groups: [
    { title: texts.contact, fields: required("company", "salutation", "firstname", "lastname") },
    {
      title: texts.address,
      fields: [...required("street", "streetNumber", "postalCode", "city"), ...optional("email")],
    },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={catalogue} />, { reads: [userResource] });
