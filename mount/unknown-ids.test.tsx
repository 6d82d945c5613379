import { describe, expect, it, vi } from "vitest";
import { warnOfUnknownId } from "#mount/unknown-ids.ts";

const IDS = ["portal-event-list", "portal-wishlist-remove-{id}"];

function told(...ids: string[]): unknown[] {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const id of ids) warnOfUnknownId(Object.assign(document.createElement("div"), { id }), IDS);
  return warn.mock.calls.map(([text]) => text as unknown);
}

describe("an id that begins like ours and is none", () => {
  it.each([
    ["portal-eventlist", '[portal] There is no widget #portal-eventlist. Did you mean "portal-event-list"?'],
    ["portal_event-list", '[portal] There is no widget #portal_event-list. Did you mean "portal-event-list"?'],
    [
      "portal-wishlist-remove-",
      '[portal] There is no widget #portal-wishlist-remove-. Did you mean "portal-wishlist-remove-", followed by a number?',
    ],
    [
      " portal-event-list\n",
      '[portal] The id " portal-event-list\\n" has white space around it and brings no widget: write "portal-event-list"',
    ],
  ])("%s is told with the meant one", (id, text) => expect(told(id)).toEqual([text]));

  it("is read as it stands in the page where it is a form's with a field called id", () => {
    const form = document.createElement("form");
    form.setAttribute("id", "portal-even-list");
    // As browsers have it.
    Object.defineProperty(form, "id", { value: document.createElement("input") });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warnOfUnknownId(form, IDS);
    expect(warn.mock.calls[0]?.[0]).toContain("#portal-even-list");
  });

  it("is told once", () => expect(told("portal-event-lits", "portal-event-lits")).toHaveLength(1));

  it.each(["portal", "portals", "portal-root", "portal-page-header"])("%s is not ours to judge", (id) =>
    expect(told(id)).toEqual([]),
  );
});
