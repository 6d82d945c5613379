import * as fc from "fast-check";
import { it } from "vitest";
import { usePortal } from "#state/store.ts";
import { buildEvent, buildRecipient } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import type { TypedForm } from "#test/support/typed/page.ts";
import { staysTyped, useTypedPages } from "#test/support/typed/text.ts";
import { AdvertisingForm } from "#widgets/portal/shared/settings/advertising.tsx";
import { BrFunctionsForm } from "#widgets/portal/shared/settings/br-functions.tsx";
import { HotelWishesForm } from "#widgets/portal/shared/settings/hotel-wishes.tsx";
import { PersonalDataForm } from "#widgets/portal/shared/settings/personal-data.tsx";
import { BookingDialog } from "./event-detail/gremium-participants/booking-dialog.tsx";
import { CancelDialog } from "./event-detail/gremium-participants/cancel-dialog.tsx";
import { Feedback } from "./feedback/feedback.tsx";

const portal = useMockPortal();
useTypedPages();

const ID = { id: "portal-user-settings" };
const event = buildEvent({
  eventId: 5001,
  startDate: "2026-05-11T09:00:00+02:00",
  endDate: "2026-05-15T16:00:00+02:00",
});
const recipient = buildRecipient({
  recipientId: 31,
  orderId: 41,
  type: "reservation",
  firstname: "Eva",
  lastname: "Muster",
});
const nothing = (): void => undefined;
const frame = { event, recipient, list: [recipient] };

const settings = { isPortals: true, isSaved: true } as const;
const dialog = { isPortals: true, isOfPage: true, hasChoices: true } as const;

const forms: readonly TypedForm[] = [
  { name: "feedback", open: () => renderInRoot(<Feedback />, { id: "portal-feedback" }), isPortals: true },
  {
    ...settings,
    name: "own data",
    open: () => renderInRoot(<PersonalDataForm target="own" />, ID),
    knowsCustomer: true,
    trustsStatus: true,
  },
  {
    ...settings,
    name: "hotel wishes",
    open: () => renderInRoot(<HotelWishesForm target="own" />, ID),
    hasChoices: true,
    trustsStatus: true,
    right: { comments: "Ein ruhiges Zimmer." },
  },
  {
    ...settings,
    name: "functions",
    open: () => renderInRoot(<BrFunctionsForm target="own" />, ID),
    hasChoices: true,
  },
  {
    ...settings,
    name: "advertising",
    open: () => {
      usePortal.setState(({ config }) => ({ config: { ...config, advertisingHash: "h1" } }));
      return renderInRoot(<AdvertisingForm />, ID);
    },
    hasChoices: true,
  },
  {
    ...dialog,
    name: "cancelling",
    open: () => renderInRoot(<CancelDialog {...frame} onClose={nothing} onLine={nothing} />),
    trustsStatus: true,
    right: { reason: "Anderer", other: "Mein Grund" },
  },
  {
    ...dialog,
    name: "booking",
    open: () => renderInRoot(<BookingDialog {...frame} onBooked={nothing} onClose={nothing} onLine={nothing} />),
    trustsStatus: true,
    right: { option: "mitNacht_VP", terms: "on" },
  },
];
const any = fc.constantFrom(...forms);

it("is there after any typing, failure, reload, other person and host, and only for whom it belongs to", async () => {
  await staysTyped(portal, fc.tuple(any, any), 14);
}, 120_000);
