/** About the time between the wish to press something and the press, in ms. */
const WHILE_MS = 400;

/**
 * Ignores presses where these elements stand, for a moment: they are about to go by themselves, and a press on its way
 * to them would hit what lies below. Keys go on to work.
 */
export function ignorePresses(elements: Iterable<Element>): void {
  const areas = [...elements].map((element) => element.getBoundingClientRect());
  const ignore = (event: MouseEvent): void => {
    const { clientX: x, clientY: y } = event;
    const isThere = areas.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    if (event.detail === 0 || !isThere) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", ignore, true);
  setTimeout(() => document.removeEventListener("click", ignore, true), WHILE_MS);
}
