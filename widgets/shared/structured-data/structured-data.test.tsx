import { waitFor } from "@testing-library/react";
import type { Course, Event, Hotel, ItemList, WithContext } from "schema-dts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { conferenceSchema } from "#domain/entities/conference.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { themes } from "#mocks/data/shop/themes.ts";
import { usePortal } from "#state/store.ts";
import { buildEvent } from "#test/support/entities.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { ConferencePage } from "#widgets/shop/conference/conference.tsx";
import { EventDates } from "#widgets/shop/event-dates/event-dates.tsx";
import { EventOffer } from "#widgets/shop/event-offer/event-offer.tsx";
import { HotelPage } from "#widgets/site/hotel/hotel.tsx";
import { Hotels } from "#widgets/site/hotels/hotels.tsx";
import { Locations } from "#widgets/site/locations/locations.tsx";
import type {
  conferenceBlock,
  courseBlock,
  hotelBlock,
  hotelsBlock,
  locationsBlock,
  StructuredContent,
} from "./blocks.ts";
import { writeBlock } from "./write-block.ts";

/** A type without what JSON leaves out, so that the vocabulary's own types can judge it. */
type Said<T> = T extends readonly (infer Item)[]
  ? Said<Item>[]
  : T extends object
    ? { [Key in keyof T as undefined extends T[Key] ? never : Key]: Said<T[Key]> } & {
        [Key in keyof T as undefined extends T[Key] ? Key : never]?: Said<Exclude<T[Key], undefined>>;
      }
    : T;

/** Compiles only while each block is one of schema.org's vocabulary. */
export const known = {
  course: (block: Said<NonNullable<ReturnType<typeof courseBlock>>>): WithContext<Course> => block,
  conference: (block: Said<ReturnType<typeof conferenceBlock>>): WithContext<Event> => block,
  hotel: (block: Said<ReturnType<typeof hotelBlock>>): WithContext<Hotel> => block,
  hotels: (block: Said<ReturnType<typeof hotelsBlock>>): WithContext<ItemList> => block,
  locations: (block: Said<ReturnType<typeof locationsBlock>>): WithContext<ItemList> => block,
};

useMockPortal({ customer: "guest" });

const blocks = (): Record<string, unknown>[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (element) => JSON.parse(element.textContent) as Record<string, unknown>,
  );
const allow = (): void => usePortal.setState({ config: { ...defaultConfig, structuredData: true } });

const widgets = [
  ["portal-event-offer", <EventOffer key="a" eventId={String(seminarIds.open)} />, "Course"],
  ["portal-event-dates", <EventDates key="b" themeId={String(themes.law.themeId)} />, "Course"],
  ["portal-conference", <ConferencePage key="c" conference="betriebsraete-tage" />, "Event"],
  ["portal-hotel", <HotelPage key="d" hotelId="7" />, "Hotel"],
  ["portal-hotels", <Hotels key="e" />, "ItemList"],
  ["portal-locations", <Locations key="f" />, "ItemList"],
] as const;

describe("data for search engines", () => {
  it.each(widgets)("of %s stand in the head while it is there", async (_id, widget, type) => {
    allow();
    const view = renderInRoot(widget);
    await waitFor(() => expect(blocks()).toHaveLength(1));
    expect(blocks()[0]).toMatchObject({ "@context": "https://schema.org", "@type": type });
    view.unmount();
    await waitFor(() => expect(blocks()).toEqual([]));
  });

  it("are not written unless the configuration says so", async () => {
    const view = renderInRoot(<EventOffer eventId={String(seminarIds.open)} />);
    await view.findByRole("heading", { level: 2 });
    expect(blocks()).toEqual([]);
  });

  it("name price, days and place of each date, net", async () => {
    allow();
    renderInRoot(<EventOffer eventId={String(seminarIds.open)} />);
    await waitFor(() => expect(blocks()).toHaveLength(1));
    expect(blocks()[0]).toMatchObject({
      hasCourseInstance: [
        {
          "@type": "CourseInstance",
          courseMode: "Onsite",
          location: { "@type": "Place", address: { addressCountry: "DE" } },
          offers: { price: "1290.00", priceCurrency: "EUR", priceSpecification: { valueAddedTaxIncluded: false } },
        },
      ],
    });
  });
});

const written = (content: StructuredContent): Record<string, unknown> => {
  const element = writeBlock(content, defaultConfig);
  const [block = {}] = blocks();
  element?.remove();
  return block;
};

it("a description is the words of its HTML", () => {
  const description = "<p>Recht&nbsp;&amp; <b>Wahl</b></p><style>p { color: red }</style><p>f&uuml;r alle</p>";
  const of = v.parse(conferenceSchema, { url: "x", description, event: null });
  expect(written({ kind: "conference", of }).description).toBe("Recht & Wahl für alle");
});

it("a price that is agreed with the house is no offer", () => {
  const content = { prices: [{ price: 900 }] };
  const of = [buildEvent({ eventId: 1, content, isInhouse: true }), buildEvent({ eventId: 2, content })];
  expect(written({ kind: "course", of }).offers).toHaveLength(1);
});

it("a text of the backend cannot end the block", () => {
  const of = v.parse(conferenceSchema, { url: "x", title: "</script><b>", event: null });
  const element = writeBlock({ kind: "conference", of }, defaultConfig);
  expect(element?.textContent).not.toContain("<");
  expect(blocks()).toEqual([expect.objectContaining({ name: "</script><b>" })]);
  element?.remove();
});
