import { userResource } from "#api/people.ts";
import { promoShopRequest } from "#api/requests.ts";
import { request as texts, requestForms } from "#i18n/requests.ts";
import { RequestForm } from "#widgets/forms/shared/request-form.tsx";
import { describeRequest } from "#widgets/forms/shared/request.ts";
import { optional, required } from "#widgets/shared/forms/description.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";

const promoShop = describeRequest({
  name: "promo-shop",
  write: promoShopRequest,
  texts: requestForms.promoShop,
  groups: [
    { title: texts.contact, fields: required("company", "salutation", "firstname", "lastname", "phone", "email") },
    { title: texts.wish, fields: optional("message") },
  ],
});

export default defineWidget(anchor, () => <RequestForm form={promoShop} />, { reads: [userResource] });
