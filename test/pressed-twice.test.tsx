import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { planEditor } from "#i18n/training-plan.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { fillCart, showCart } from "#test/support/cart.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { BookmarksCompact } from "#widgets/portal/bookmarks-compact/bookmarks-compact.tsx";
import { Bookmarks } from "#widgets/portal/bookmarks/bookmarks.tsx";
import { Wishlist } from "#widgets/shop/wishlist/wishlist.tsx";
import { TrainingPlanAdmin } from "#widgets/site/training-plan-admin/training-plan-admin.tsx";

const portal = useMockPortal();

/** Where all rows stand, so that the next one comes to stand where one has gone. */
let top = 0;
const SIDE = 100;
/** Puts all rows at another place than before, where nothing that has gone so far takes a press. */
function standElsewhere(): void {
  top += SIDE;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, SIDE, SIDE));
}
/** How long presses are ignored where a row has gone, in ms: here until the test is over, however slow it is. */
const MOMENT_MS = 400;
const atTheEnd: (() => void)[] = [];
beforeEach(() => {
  const setTimer = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((act: () => void, ms?: number) =>
    ms === MOMENT_MS ? atTheEnd.push(act) : setTimer(act, ms)) as typeof setTimeout);
});
afterEach(() => atTheEnd.splice(0).forEach((act) => act()));
const here = () => ({ clientX: SIDE / 2, clientY: top + SIDE / 2, detail: 1 });
const elsewhere = () => ({ ...here(), clientX: 2 * SIDE });

async function cartWith(people: number, ...events: readonly number[]): Promise<Rendered> {
  for (const eventId of events) fillCart(portal, eventId, people);
  return showCart();
}

/** The first plan, its themes in one group. */
async function openPlan(): Promise<Rendered> {
  const [plan] = portal.state().plans;
  const entries = plan?.groups.flatMap((group) => group.entries).slice(0, 3) ?? [];
  plan?.groups.splice(0, Infinity, { title: "Alle", entries });
  const view = renderInRoot(<TrainingPlanAdmin />, { id: "portal-training-plan-admin" });
  const [edit] = await view.findAllByRole("button", { name: /^Bearbeiten: / });
  if (edit !== undefined) await view.user.click(edit);
  await view.findByRole("textbox", { name: /^Titel/ });
  return view;
}

const named =
  (name: string | RegExp) =>
  (view: Rendered): HTMLElement[] =>
    view.queryAllByRole("button", { name });

interface List {
  readonly name: string;
  /** Shows three rows of it. */
  readonly open: () => Promise<Rendered> | Rendered;
  /** The buttons by which its rows go. */
  readonly buttons: (view: Rendered) => HTMLElement[];
  /** How many rows that have gone can be brought back by buttons. */
  readonly undone?: 1 | 2;
}

const LISTS: readonly List[] = [
  {
    name: "the cart",
    open: () => cartWith(0, seminarIds.open, seminarIds.oneDay, seminarIds.online),
    buttons: named(/ entfernen$/),
    undone: 2,
  },
  {
    name: "people",
    open: () => cartWith(3, seminarIds.online),
    buttons: named(/Nach\d entfernen$/),
    undone: 2,
  },
  { name: "the wishlist", open: () => renderInRoot(<Wishlist />), buttons: named(/ von der Merkliste entfernen$/) },
  {
    name: "the themes of a plan",
    open: openPlan,
    buttons: (view) =>
      view
        .queryAllByRole("listitem")
        .flatMap((item) => within(item).queryAllByRole("button", { name: /^„.+“ entfernen$/ })),
    undone: 2,
  },
  {
    name: "bookmarks",
    open: () => renderInRoot(<Bookmarks />),
    buttons: named(/^Lesezeichen „.+“ entfernen$/),
    undone: 1,
  },
  {
    name: "compact bookmarks",
    open: () => renderInRoot(<BookmarksCompact />),
    buttons: named(/^Lesezeichen „.+“ entfernen$/),
    undone: 1,
  },
  {
    name: "what goes to the waiting list",
    open: () => {
      for (const eventId of [seminarIds.open, seminarIds.oneDay]) portal.state().shop.places[eventId] = 0;
      return cartWith(1, seminarIds.open, seminarIds.full, seminarIds.oneDay);
    },
    buttons: named(addTexts.labels.waitingList),
  },
];

/** What a row is called, by its button or its heading. */
const rowOf = (button: HTMLElement): string =>
  button.getAttribute("aria-label") ?? button.closest("li")?.querySelector("h3")?.textContent ?? "";
const rows = (view: Rendered, { buttons }: List): string[] => buttons(view).map(rowOf);

async function opened(list: List) {
  const view = await list.open();
  await waitFor(() => expect(list.buttons(view)).toHaveLength(3));
  standElsewhere();
  const [first = "", second = "", third = ""] = rows(view, list);
  const button = (row: string): HTMLElement => {
    const found = list.buttons(view).find((one) => rowOf(one) === row);
    if (found === undefined) throw new Error(`There is no ${row}`);
    return found;
  };
  return { view, first, second, third, button };
}

const ENTER = { key: "Enter", code: "Enter" };

/** Enter as a browser has it: what it is on is pressed, unless somebody has taken the key away. */
function pressEnter({ root }: Rendered, key: { readonly repeat: boolean }): void {
  const { activeElement } = root;
  if (activeElement !== null && fireEvent.keyDown(activeElement, { ...ENTER, ...key }))
    fireEvent.click(activeElement, { detail: 0 });
}

describe.each(LISTS)("a row that goes: $name", (list) => {
  it("takes nobody with it whom a double click hits in its place", async () => {
    const { view, first, second, third, button } = await opened(list);
    fireEvent.click(button(first), here());
    await waitFor(() => expect(rows(view, list)).toEqual([second, third]));
    for (const there of view.getAllByRole("button")) fireEvent.click(there, { ...here(), detail: 2 });
    fireEvent.click(button(third), elsewhere());
    await waitFor(() => expect(rows(view, list)).toEqual([second]));
  });

  it("takes nobody with it whom a held key comes to", async () => {
    const { view, first, second, third, button } = await opened(list);
    const { focus } = view;
    const press = (key: { readonly repeat: boolean }): void => pressEnter(view, key);
    focus(button(first));
    press({ repeat: false });
    await waitFor(() => expect(rows(view, list)).toEqual([second, third]));
    for (const held of [null, third, second]) {
      if (held !== null) focus(button(held));
      press({ repeat: true });
    }
    focus(button(third));
    press({ repeat: false });
    await waitFor(() => expect(rows(view, list)).toEqual([second]));
  });
});

describe.each(LISTS.filter(({ undone }) => undone !== undefined))("an undo that goes: $name", (list) => {
  const undos = named(/^Rückgängig/);

  /** Two rows have gone, and can be brought back. */
  async function twoGone(): Promise<Rendered> {
    const { view, first, second, third, button } = await opened(list);
    fireEvent.click(button(first), { detail: 0 });
    await waitFor(() => expect(rows(view, list)).toEqual([second, third]));
    fireEvent.click(button(second), { detail: 0 });
    await waitFor(() => expect(rows(view, list)).toEqual([third]));
    await waitFor(() => expect(undos(view)).not.toEqual([]));
    standElsewhere();
    return view;
  }

  const undo = (view: Rendered): HTMLElement => undos(view)[0] ?? view.wrapper;
  const isAll = (view: Rendered): void => expect(rows(view, list)).toHaveLength(1 + (list.undone ?? 0));

  it("does nothing more by a double click", async () => {
    const view = await twoGone();
    fireEvent.click(undo(view), here());
    await waitFor(() => expect(rows(view, list)).toHaveLength(2));
    for (const there of view.getAllByRole("button")) fireEvent.click(there, { ...here(), detail: 2 });
    for (const next of undos(view).slice(0, 1)) fireEvent.click(next, elsewhere());
    await waitFor(() => isAll(view));
  });

  it("does nothing more by a held key", async () => {
    const view = await twoGone();
    view.focus(undo(view));
    pressEnter(view, { repeat: false });
    await waitFor(() => expect(rows(view, list)).toHaveLength(2));
    for (const there of view.getAllByRole("button")) {
      view.focus(there);
      pressEnter(view, { repeat: true });
    }
    for (const next of undos(view).slice(0, 1)) fireEvent.click(next, { detail: 0 });
    await waitFor(() => isAll(view));
  });
});

it("adds one theme to a plan by a double click or a held key, and takes it not out again", async () => {
  const view = await openPlan();
  const add = async (): Promise<HTMLElement> => {
    fireEvent.change(view.getByRole("searchbox", { name: planEditor.themeSearch }), { target: { value: "recht" } });
    return (await view.findAllByRole("button", { name: /^„.+“ hinzufügen$/ }))[0] ?? view.wrapper;
  };
  const themes = named(/^„.+“ entfernen$/);
  const before = themes(view).length;
  standElsewhere();
  fireEvent.click(await add(), here());
  for (const there of themes(view)) fireEvent.click(there, { ...here(), detail: 2 });
  expect(themes(view)).toHaveLength(before + 1);
  view.focus(await add());
  pressEnter(view, { repeat: false });
  await waitFor(() => expect(themes(view)).toHaveLength(before + 2));
  for (let count = 0; count < 3; count += 1) pressEnter(view, { repeat: true });
  expect(themes(view)).toHaveLength(before + 2);
});
