import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recipientSchema } from "#domain/entities/recipient.ts";
import { lineCents } from "#domain/event/money.ts";
import { linesOf } from "#domain/order/order-people.ts";
import { fireSubmit, boughtOf, purchaseOf, pushPurchase } from "#state/data-layer.ts";
import { buildEvent } from "#test/support/entities.ts";

const page = window as { dataLayer?: unknown };

let anchor: HTMLElement;
let told: unknown[];

function listen(event: Event): void {
  told.push((event as CustomEvent<unknown>).detail);
}

beforeEach(() => {
  told = [];
  anchor = document.createElement("div");
  anchor.id = "portal-feedback";
  document.body.append(anchor);
  document.addEventListener("portal:submit", listen);
});

afterEach(() => {
  document.removeEventListener("portal:submit", listen);
});

const step = (outcome: string) => ({ widget: "portal-feedback", action: "feedbackSend", outcome });

describe("purchase", () => {
  it("names the booked event and the price of one participant, field by field", () => {
    const event = buildEvent({
      eventId: 1,
      bookingNumber: "S-1",
      title: "Betriebsrat I",
      recipients: [{ firstname: "Erika", lastname: "Muster" }],
      content: { prices: [{ price: 1290, priceParticipantTwo: 1190 }] },
    });
    pushPurchase(boughtOf(event, 129_000), "Kunde");
    expect(page.dataLayer).toEqual([
      {
        event: "purchase",
        customerType: "Kunde",
        ecommerce: {
          currency: "EUR",
          value: 1290,
          items: [{ item_id: "S-1", item_name: "Betriebsrat I", item_category: "seminars", price: 1290, quantity: 1 }],
        },
      },
    ]);
  });

  it("leaves out what is not known", () => {
    expect(purchaseOf(boughtOf(buildEvent({}), null), "Gast")).toEqual({
      event: "purchase",
      customerType: "Gast",
      ecommerce: { currency: "EUR", items: [{ item_category: "seminars", quantity: 1 }] },
    });
  });

  it("names the price of the tier that each of several pays", () => {
    const event = buildEvent({ content: { prices: [{ price: 1290, priceParticipantTwo: 1190.5 }] } });
    const people = ["1", "2", "3"].map((recipientId) => ({ recipientId }));
    const recipients = v.parse(v.array(recipientSchema), people);
    const [line] = linesOf({ items: [{ itemId: 1, type: "booking", event, recipients }] });
    expect(line && purchaseOf(boughtOf(line.item.event, lineCents(line)), "Gast").ecommerce).toMatchObject({
      value: 1190.5,
      items: [{ price: 1190.5, quantity: 1 }],
    });
  });

  it("keeps a price of 0", () => {
    expect(purchaseOf(boughtOf(buildEvent({}), 0), "Kunde").ecommerce).toMatchObject({
      value: 0,
      items: [{ price: 0 }],
    });
  });
});

describe("portal:submit", () => {
  it("bubbles from the anchor and reaches the data layer, once each", () => {
    fireSubmit(anchor, "feedbackSend", "started");
    expect(told).toEqual([step("started")]);
    expect(page.dataLayer).toEqual([{ event: "portal:submit", ...step("started") }]);
  });
});

describe("the page's data layer", () => {
  it("is used as it is", () => {
    const entries = (page.dataLayer = [{ event: "gtm.js" }]);
    fireSubmit(anchor, "checkout", "failed");
    expect(page.dataLayer).toBe(entries);
    expect(entries).toEqual([
      { event: "gtm.js" },
      { event: "portal:submit", widget: "portal-feedback", action: "checkout", outcome: "failed" },
    ]);
  });

  it("is left alone where it is something else", () => {
    page.dataLayer = anchor;
    expect(() => fireSubmit(anchor, "checkout", "started")).not.toThrow();
    expect(page.dataLayer).toBe(anchor);
  });

  it("cannot break a booking by failing", () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    page.dataLayer = {
      push: () => {
        throw new Error("tag manager");
      },
    };
    expect(() => pushPurchase(boughtOf(buildEvent({}), null), "Kunde")).not.toThrow();
    expect(complaint).toHaveBeenCalledOnce();
  });
});
