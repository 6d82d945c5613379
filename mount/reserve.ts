/**
 * Keeps the skeleton's height (pixels) while a widget's first data is on its way, so that the page below moves once
 * instead of twice. It ends with the mutation that draws the data, before the browser paints.
 */
export function reserveHeight(wrapper: HTMLElement, height: number): void {
  const observer = new MutationObserver(() => {
    if (wrapper.childElementCount === 0 || wrapper.querySelector('[data-state="loading"]') !== null) return;
    observer.disconnect();
    wrapper.style.minHeight = '';
  });
  wrapper.style.minHeight = `${height}px`;
  observer.observe(wrapper, { childList: true, subtree: true });
}
