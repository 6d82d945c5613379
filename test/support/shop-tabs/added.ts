import type { CartItem } from "#domain/entities/cart.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import { isInCart } from "#domain/order/order-people.ts";
import { withLeft } from "#domain/shop/order.ts";
import type { Backend } from "./backend.ts";
import type { openTab } from "./tab.ts";

type Page = Pick<Awaited<ReturnType<typeof openTab>>, "addParticipants" | "usePortal" | "owner" | "shop">;

const shownItems = ({ usePortal }: Page): readonly CartItem[] => usePortal.getState().cart.shown?.items ?? [];
const namesIn = (items: readonly CartItem[]): (string | null)[] =>
  items.flatMap(({ recipients }) => recipients.map(({ lastname }) => lastname));
const hasTwice = (names: readonly unknown[]): boolean => new Set(names).size < names.length;

/** Whom the customer adds, by last name: on which page, to which entry, and what they were told of it. */
export class AddedPeople {
  private readonly known = new Map<string, { tab: number; itemId: Id; told: string }>();
  /** The keys under which people were sent of whom nobody knows whether they have arrived, by last name. */
  private readonly inDoubt = new Map<string, string>();
  /** People who were sent again under another key while in doubt. */
  private readonly sentAnew: string[] = [];

  add({ addParticipants, owner }: Page, tab: number, itemId: Id, lastname: string): void {
    const added = { tab, itemId, told: "nothing" };
    this.known.set(lastname, added);
    void addParticipants(itemId, [{ salutation: "Frau", firstname: "Vor", lastname } as never], owner).then(([end]) => {
      added.told = end?.state ?? "nothing";
    });
  }

  /** Adds everybody again of whom the page says that they are not in the cart. */
  addAgain(page: Page, tab: number, { ordered }: Backend): void {
    const items = shownItems(page);
    for (const [name, { tab: by, itemId, told }] of this.known) {
      const isOpen = by === tab && (told === "failed" || told === "refused") && !ordered.has(name);
      const isThere = items.some((item) => sameId(item.itemId, itemId));
      if (isOpen && isThere && !namesIn(items).includes(name)) this.add(page, tab, itemId, name);
    }
  }

  /** Checks the key under which somebody is sent. */
  leave(lastname: string, key: string): void {
    const before = this.inDoubt.get(lastname);
    if (before !== undefined && before !== key) this.sentAnew.push(lastname);
  }

  /** Records whether the answer told what became of somebody who was sent. */
  hear(lastname: string, key: string, isKnown: boolean): void {
    if (isKnown) this.inDoubt.delete(lastname);
    else this.inDoubt.set(lastname, key);
  }

  /** Forgets those of a reloaded page of whom nothing was told, or all if it is now at another shop. */
  forget(tab: number, isElsewhere: boolean): void {
    for (const [name, { tab: by, told }] of this.known)
      if (by === tab && (told === "nothing" || isElsewhere)) this.known.delete(name);
  }

  clear(): void {
    this.known.clear();
    this.inDoubt.clear();
    this.sentAnew.length = 0;
  }

  /** People who are in a cart twice, or are said to have been added and were not. */
  faults(backends: readonly Backend[]): string[] {
    const said = [...this.known].filter(([, { told }]) => told === "done").map(([name]) => name);
    return [
      ...backends
        .map((backend) => backend.people())
        .filter(hasTwice)
        .map((names) => `Somebody is twice among ${names.join()}`),
      ...said
        .filter((name) => backends.every(({ added }) => !added.has(name)))
        .map((name) => `${name} is said to be in the cart, and was never added`),
      ...this.sentAnew.map((name) => `${name} is sent under another key before anybody knows of the first`),
    ];
  }
}

/** Errors in what a page shows of its cart. */
export function cartFaults(page: Page): string[] {
  const { base, shown, pending } = page.usePortal.getState().cart;
  const ids = (base?.items ?? []).flatMap(({ itemId, recipients }) => [
    itemId,
    ...recipients.map((one) => one.recipientId),
  ]);
  const names = namesIn(shownItems(page));
  return [
    ...(ids.some((id) => typeof id === "string") ? [`A temporary id stands for the truth: ${ids.join()}`] : []),
    ...(hasTwice(names) ? [`Somebody is shown twice: ${names.join()}`] : []),
    ...(pending.length === 0 && shown !== base ? ["Nothing is under way, and something else is shown"] : []),
  ];
}

/** Errors of a page at rest, which shows what its backend holds. */
export function truthFaults(page: Page, backend: Backend): string[] {
  const partsOf = (
    items: readonly { readonly itemId: unknown; readonly recipients: readonly { readonly recipientId: unknown }[] }[],
  ) =>
    JSON.stringify(items.map(({ itemId, recipients }) => [itemId, recipients.map(({ recipientId }) => recipientId)]));
  const [shown, held] = [partsOf(shownItems(page)), partsOf(backend.cart().items)];
  const isUnderWay = page.usePortal.getState().cart.pending.length > 0;
  return [
    ...(shown === held ? [] : [`A page shows ${shown}, and the backend holds ${held}`]),
    ...(isUnderWay ? ["Something is under way for ever"] : []),
  ];
}

/** The errors that a page takes somebody for open whom it knows to have left the cart, whoever has ordered them. */
export function openFaults({ usePortal }: Page, { ordered }: Backend): string[] {
  const { cart } = usePortal.getState();
  const { base } = cart;
  return withLeft(cart).flatMap((person) => {
    const name = person.recipient.lastname ?? "";
    const isIn = base === null || isInCart(person, base);
    const isOpen = ["waiting", "failed", "changed", "gone"].includes(person.step);
    return [
      ...(!isIn && isOpen && ordered.has(name) ? [`${name} is ordered, not ${person.step}`] : []),
      ...(base !== null && isIn && person.step === "gone" ? [`${name} is in the cart, and said not to be`] : []),
    ];
  });
}

/** The error that a page waits for a cart that nobody reads, or says that it knows none. */
export function readFaults({ shop, usePortal }: Page): string[] {
  const { base, load } = usePortal.getState().cart;
  const isRead = base !== null || load.state === "failed" || shop.isReading();
  const isKnown = base === null || load.state !== "failed" || load.of === "cart";
  return [...(isRead ? [] : ["The cart loads for ever"]), ...(isKnown ? [] : ["A known cart is said to be none"])];
}
