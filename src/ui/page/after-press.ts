/** How often it is looked whether the press is over, in ms. */
const LOOK_MS = 50;

/**
 * Does what moves the page, once nothing is pressed: a field is left with the press on a button, and a button that
 * moves before the release gets no click.
 */
export function afterPress(work: () => void): void {
  // All that stands around what is pressed is active as well, across shadow roots and for fingers too.
  if (document.documentElement.matches(":active")) setTimeout(() => afterPress(work), LOOK_MS);
  else work();
}
