import { isSettled } from "#domain/shop/asked.ts";
import { ofPage } from "#lib/page-values.ts";
import { usePortal } from "#state/store.ts";

/** Callers that wait until no change of the cart is under way. */
const waiting = ofPage(() => ({ savers: [] as readonly ((isAllDone: boolean) => void)[] }));

/** Tells those who wait that no change of the cart is under way any more, if that is still so. */
export function tellSaved(): void {
  if (!isSettled(usePortal.getState().cart)) return;
  const { savers } = waiting();
  const { isAllDone } = usePortal.getState().cart;
  waiting().savers = [];
  if (!isAllDone) usePortal.setState(({ cart }) => ({ cart: { ...cart, isAllDone: true } }));
  for (const told of savers) told(isAllDone);
}

/** Resolves when no change of the cart is under way. @returns whether all of them were done */
export function whenCartSaved(): Promise<boolean> {
  if (isSettled(usePortal.getState().cart)) return Promise.resolve(true);
  return new Promise((told) => {
    waiting().savers = [...waiting().savers, told];
  });
}
