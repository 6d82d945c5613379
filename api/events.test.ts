import { describe, expect, it, vi } from "vitest";
import { eventsFuture, eventsPast, gremiumEventsFuture } from "#api/events.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";

useMockPortal();

const good = { eventId: 1, title: "Arbeitszeit", content: {}, hotel: { city: "Lindau" } };

/** The planned events as the list gets them from such rows. */
async function read(...events: object[]): Promise<unknown[]> {
  vi.stubGlobal("location", new URL("https://anbieter.example/"));
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify({ events }), { headers: { "content-type": "application/json" } })),
  );
  return eventsFuture.load({}, new AbortController().signal);
}

describe("events of lists", () => {
  it.each<[string, object]>([
    ["a price of the hotel", { hotel: { prices: [{ catering: "12" }] } }],
    ["a text of the content", { content: { description: 5 } }],
    ["the programme", { content: { schedule: [{ title: 1 }] } }],
    ["a hotel price of a module", { modules: [{ hotel: { prices: "x" } }] }],
    ["what stands in a module of a module", { modules: [{ modules: [{ title: 1 }] }] }],
  ])("are read whatever is wrong with what no list shows: %s", async (_name, odd) => {
    const complain = vi.spyOn(console, "error");
    expect(await read({ ...good, ...odd }, good)).toEqual([
      expect.objectContaining({ title: "Arbeitszeit" }),
      expect.objectContaining({ hotel: expect.objectContaining({ city: "Lindau" }) as unknown }),
    ]);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each<[string, object, string]>([
    ["its start", { startDate: "morgen" }, "startDate"],
    ["the city", { hotel: { city: 4 } }, "hotel.city"],
  ])("are left out, and named, where what is shown is wrong: %s", async (_name, odd, field) => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await read({ ...good, ...odd }, good)).toHaveLength(1);
    expect(complain.mock.calls).toEqual([[expect.stringContaining(`events.0.${field} is `)]]);
  });

  it.each<[string, object, string]>([
    ["the number of a module", { modules: [{ bookingNumber: {} }] }, "modules.0.bookingNumber"],
    ["a participant", { recipients: [{ type: 1 }] }, "recipients.0.type"],
    ["a price", { content: { prices: [{ price: "1.250,50" }] } }, "content.prices.0.price"],
  ])("lose the row that is wrong, and nothing else: %s", async (_name, odd, field) => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await read({ ...good, ...odd }, good)).toHaveLength(2);
    expect(complain.mock.calls).toEqual([[expect.stringContaining(`events.0.${field} is `)]]);
  });

  it.each([eventsFuture, eventsPast, gremiumEventsFuture])(
    "are described whole for those who test a backend: $name",
    ({ schema }) => {
      expect(JSON.stringify(schema)).toContain('"catering"');
    },
  );
});
