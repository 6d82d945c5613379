import { isBlock } from "#mount/height.ts";

/**
 * Has the browser lay out and paint one of many widgets that are drawn far from the viewport only once it comes near;
 * `height` (pixels) stands for it meanwhile, and `innerText` and pictures of a whole page leave it out. From then on
 * nothing is skipped any more: an element that may be skipped clips the menus inside it. What stands within a line
 * keeps its own width, and is not skipped.
 */
export function skipUntilNear(wrapper: HTMLElement, height: number): void {
  if (!isBlock(height)) return;
  wrapper.style.contentVisibility = "auto";
  wrapper.style.containIntrinsicBlockSize = `${height}px`;
  const onNear = ({ skipped }: Event & { readonly skipped?: boolean }): void => {
    if (skipped === true) return;
    wrapper.removeEventListener("contentvisibilityautostatechange", onNear);
    wrapper.style.contentVisibility = "";
    wrapper.style.containIntrinsicBlockSize = "";
  };
  wrapper.addEventListener("contentvisibilityautostatechange", onNear);
}
