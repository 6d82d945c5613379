import { useMemo } from "react";
import { userResource } from "#api/people.ts";
import { inhouseRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required, type DescribedValues } from "#widgets/shared/forms/description.ts";
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

/** The form; the seminar that its page names is the topic until the customer writes another. */
function Inhouse({ title }: { readonly title?: string }) {
  const given = useMemo((): DescribedValues => (title === undefined ? {} : { topic: title }), [title]);
  return <RequestForm form={inhouse} given={given} />;
}

export default defineWidget(anchor, Inhouse, { reads: [userResource] });
