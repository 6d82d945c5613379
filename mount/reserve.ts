/**
 * Keeps the skeleton's height (pixels) while a widget's first data is on its way, so that the page below moves once
 * instead of twice. It ends with the mutation that draws the data, before the browser paints; a widget with nothing to
 * draw keeps none.
 * @returns to be called when the first drawing is done: one that draws nothing mutates nothing
 */
export function reserveHeight(wrapper: HTMLElement, height: number): () => void {
  const release = (): void => {
    if (wrapper.querySelector('[data-state="loading"]') !== null) return;
    observer.disconnect();
    wrapper.style.minHeight = "";
  };
  const observer = new MutationObserver(release);
  wrapper.style.minHeight = `${height}px`;
  observer.observe(wrapper, { childList: true, subtree: true });
  return release;
}
