import type * as v from "valibot";
import {
  contactRequest,
  catalogueRequest,
  digitalChangeRequest,
  inhouseRequest,
  lawyerRequest,
  newsletterRequest,
  promoShopRequest,
  registrationRequest,
  sbvRequest,
  userRegistration,
} from "#api/requests.ts";
import { ok, type Answer, type Context, type Handler, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { idempotent } from "#mocks/model/once.ts";
import { isRegistered } from "./accounts.ts";

type RequestName =
  | "contactRequest"
  | "inhouseRequest"
  | "sbvRequest"
  | "catalogueRequest"
  | "lawyerRequest"
  | "registrationRequest"
  | "digitalChangeRequest"
  | "newsletterRequest"
  | "promoShopRequest";

type Fields = Readonly<Record<string, unknown>>;

const invalid = (errors: Readonly<Record<string, string>>): Answer => ({ status: 422, json: { errors } });

/**
 * Mistakes that only the server finds: an e-mail address that bounces, a postal code that does not exist, and a company
 * without a customer number, which no form asks for.
 */
function errorsOf(body: Fields): Record<string, string> {
  return {
    ...(typeof body.email === "string" &&
      body.email.endsWith("@abgelehnt.example") && { email: "Diese E-Mail-Adresse nimmt keine Nachrichten an." }),
    ...(body.postalCode === "00000" && { postalCode: "Diese Postleitzahl gibt es nicht." }),
    ...(body.company === "Unbekannt GmbH" && { customerNumber: "Zu dieser Firma gibt es keine Kundennummer." }),
  };
}

function taken(form: string, body: Fields, { state }: Context): Answer {
  const errors = errorsOf(body);
  if (Object.keys(errors).length > 0) return invalid(errors);
  state.requests.push({ form, body });
  return ok({ success: true });
}

const request = (form: RequestName, schema: v.GenericSchema<unknown, Fields>): Handler =>
  idempotent(
    form,
    withBody(schema, (body, context) => taken(form, body, context)),
  );

export const requestHandlers: Handlers<RequestName | "userRegistration"> = {
  contactRequest: request("contactRequest", contactRequest.body),
  inhouseRequest: request("inhouseRequest", inhouseRequest.body),
  sbvRequest: request("sbvRequest", sbvRequest.body),
  catalogueRequest: request("catalogueRequest", catalogueRequest.body),
  lawyerRequest: request("lawyerRequest", lawyerRequest.body),
  registrationRequest: request("registrationRequest", registrationRequest.body),
  digitalChangeRequest: request("digitalChangeRequest", digitalChangeRequest.body),
  newsletterRequest: request("newsletterRequest", newsletterRequest.body),
  promoShopRequest: request("promoShopRequest", promoShopRequest.body),
  // The password is nobody's to keep, the mock portal's neither.
  userRegistration: idempotent(
    "userRegistration",
    withBody(userRegistration.body, ({ password, ...body }, context) => {
      if (password.toLowerCase().includes("passwort"))
        return invalid({ password: "Dieses Passwort ist zu leicht zu erraten." });
      if (isRegistered(context.state, body.email))
        return invalid({ email: "Diese E-Mail-Adresse ist bereits registriert." });
      const answer = taken("userRegistration", body, context);
      if (answer.status === 200) context.state.registered.push(body.email);
      return answer;
    }),
  ),
};
