/**
 * Keeps the skeleton's height (pixels) while a widget's first data is loading, so that the page below moves once
 * instead of twice. The mutation that shows the data ends this before the browser paints; a widget that renders nothing
 * keeps no height.
 * @returns a function to be called after the first rendering, since one that renders nothing causes no mutation
 */
export function reserveHeight(wrapper: HTMLElement, height: number): () => void {
  let observer: MutationObserver | undefined;
  const release = (): void => {
    if (wrapper.querySelector('[data-state="loading"]') === null) {
      observer?.disconnect();
      wrapper.style.minHeight = "";
    } else if (observer === undefined) {
      observer = new MutationObserver(release);
      observer.observe(wrapper, { childList: true, subtree: true });
    }
  };
  wrapper.style.minHeight = `${height}px`;
  return release;
}
