import * as v from "valibot";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  eventSchema,
  listedEventSchema,
  searchedEventSchema,
  wholeEvent,
  type CardEvent,
  type ListedEvent,
  type PortalEvent,
  type SearchedEvent,
} from "./event.ts";

const given = {
  eventId: 5001,
  title: "Betriebsrat I",
  moduleContent: { title: "Modul", html: "<p>Text</p>" },
  hotel: { id: 7, name: "Hotel am See", images: [{ url: "/see.jpg" }], description: "Ruhig", prices: [] },
  recipients: [{ userId: 12, type: "booking", approvalState: "confirmed", cancelState: "none", comment: "vegan" }],
  content: { title: "Betriebsrat I", schedule: [{ title: "Seminartag" }], benefits: [], prices: [{ price: 990 }] },
  theme: { themeId: 3, content: [{ topics: [{}], prices: [] }] },
  modules: [{ eventId: 5002, title: "Modul B", content: { title: "B" }, modules: [{ eventId: 5003 }] }],
};

describe("a slim event", () => {
  it("says in its type what of the answer has been read", () => {
    expectTypeOf<PortalEvent>().toExtend<ListedEvent>();
    expectTypeOf<ListedEvent>().toExtend<CardEvent>();
    expectTypeOf<SearchedEvent>().toExtend<CardEvent>();
    expectTypeOf<NonNullable<ListedEvent["content"]>>().not.toHaveProperty("topics");
    expectTypeOf<NonNullable<ListedEvent["content"]>>().not.toHaveProperty("schedule");
    expectTypeOf<NonNullable<ListedEvent["hotel"]>>().not.toHaveProperty("images");
    expectTypeOf<ListedEvent>().not.toHaveProperty("moduleContent");
    expectTypeOf<SearchedEvent>().not.toHaveProperty("recipients");
    expectTypeOf<SearchedEvent["modules"][number]>().not.toHaveProperty("content");
  });

  it("holds of a list's answer what lists show", () => {
    const listed = v.parse(listedEventSchema, given);
    expect(listed.content).not.toHaveProperty("schedule");
    expect(listed.hotel).toMatchObject({ name: "Hotel am See" });
    expect(listed.hotel).not.toHaveProperty("prices");
    expect(listed).not.toHaveProperty("moduleContent");
    expect(listed.recipients).toEqual([
      { userId: 12, type: "booking", approvalState: "confirmed", cancelState: "none" },
    ]);
    expect(listed.modules).toMatchObject([{ eventId: 5002, content: { title: "B" }, modules: [] }]);
  });

  it("holds of the search's answer what the search shows", () => {
    const searched = v.parse(searchedEventSchema, given);
    expect(searched).not.toHaveProperty("recipients");
    expect(searched.modules[0]).toMatchObject({ eventId: 5002, title: "Modul B" });
    expect(searched.modules[0]).not.toHaveProperty("content");
  });

  it("becomes a whole one that is silent about the rest", () => {
    const whole = wholeEvent(v.parse(searchedEventSchema, given));
    expect(whole).toMatchObject({
      eventId: 5001,
      recipients: null,
      content: { schedule: [], prices: [{ price: 990 }] },
    });
    expect(v.parse(eventSchema, given).content?.schedule).toHaveLength(1);
  });
});
