/** Milliseconds between two checks whether the press has ended. */
const LOOK_MS = 50;

/**
 * Runs work that moves the page once nothing is pressed: pressing a button makes a field lose the focus, and if the
 * button then moves before the release, it gets no click.
 */
export function afterPress(work: () => void): void {
  // All ancestors of a pressed element are active as well, across shadow roots and for touches too.
  if (document.documentElement.matches(":active")) setTimeout(() => afterPress(work), LOOK_MS);
  else work();
}
