import { watchMoves } from "#ui/root/watch-moves.ts";

/**
 * Keeps an open dialog modal, with the focus where it was, also when it was out of the page meanwhile: with its anchor,
 * which the page may move, or with a tab's panel.
 * @returns a function that stops this
 */
export function stayModal(dialog: HTMLDialogElement, root: ShadowRoot): () => void {
  // jsdom has the element, but not its methods.
  if (typeof dialog.showModal !== "function") return () => undefined;
  let focused: HTMLElement = dialog;
  dialog.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement;
  });
  return watchMoves(root, () => {
    if (!dialog.isConnected || !dialog.open || dialog.matches(":modal")) return;
    const last = focused;
    // A dialog that is open, but not modal, refuses to become so.
    dialog.close();
    dialog.showModal();
    last.focus();
  });
}
