import * as fc from "fast-check";
import { it } from "vitest";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { openRequest, requestForms, type RequestCall } from "#test/support/requests.tsx";
import type { TypedForm } from "#test/support/typed/page.ts";
import { staysTyped, useTypedPages } from "#test/support/typed/text.ts";
import { UserRegistration } from "./user-registration/user-registration.tsx";

const portal = useMockPortal();
useTypedPages();

const request = (name: string, open: TypedForm["open"]): TypedForm => ({ name, open, knowsCustomer: true });

const forms: readonly TypedForm[] = [
  ...(Object.keys(requestForms) as RequestCall[]).map((call) => request(call, () => openRequest(call))),
  request("account", () => renderInRoot(<UserRegistration />, { id: "portal-user-registration" })),
];
const ofEvents: readonly [TypedForm, TypedForm] = [
  request("for 5001", () => openRequest("registrationRequest", { eventId: "5001" })),
  request("for 5002", () => openRequest("registrationRequest", { eventId: "5002" })),
];
const any = fc.constantFrom(...forms, ...ofEvents);

it("is there after any typing, failure, reload, other person and host, and only for whom it belongs to", async () => {
  await staysTyped(
    portal,
    fc.oneof({ weight: 4, arbitrary: fc.tuple(any, any) }, { weight: 1, arbitrary: fc.constant(ofEvents) }),
    18,
  );
}, 120_000);
