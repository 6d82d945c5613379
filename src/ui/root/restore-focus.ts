/** Focuses an element, which is made focusable if it is not. */
function giveFocus(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus(options);
}

/**
 * Focuses what surrounds an element: the heading of what is marked as `data-focus-home`, or else the panel, dialog or
 * widget.
 */
function focusAround(element: Element): void {
  const heading = element.closest("[data-focus-home]")?.querySelector<HTMLElement>("h2, h3, h4");
  const around = element.closest<HTMLElement>('[role="tabpanel"], dialog, .portal');
  if (heading != null) giveFocus(heading);
  else if (around !== null) giveFocus(around, { preventScroll: true });
}

/** An element and those around it, from the inside. */
function withAncestors(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement === null ? [element] : [element, ...withAncestors(parentElement)];
}

/** Whether nothing in the page has the focus. */
function isFocusLost({ host }: ShadowRoot): boolean {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === document.body;
}

/** Whether the page has put the widget, or what is around it, elsewhere. */
const isMoved = ({ host }: ShadowRoot, records: readonly MutationRecord[]): boolean =>
  records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(host)));

/** Milliseconds in which a view that knows a better place has focused it. */
const EFFECTS_MS = 100;

const watched = new WeakSet<ShadowRoot>();

/**
 * Restores the focus in a root when what has it is removed, such as a button whose press was answered, so that the
 * customer need not start again at the top of the page; and where it is, when the page moves the widget. Calling this
 * again changes nothing.
 */
export function restoreFocus(root: ShadowRoot): void {
  if (watched.has(root)) return;
  watched.add(root);
  /** What has the focus, and what is around it; empty if the customer has left it. */
  let path: readonly Element[] = [];
  const observer = new MutationObserver((records) => {
    const focused = path[0] as HTMLElement | undefined;
    if (focused?.isConnected !== false) {
      if (isMoved(root, records) && isFocusLost(root)) focused?.focus({ preventScroll: true });
      return;
    }
    const left = path.find(({ isConnected }) => isConnected);
    forget();
    setTimeout(() => {
      if (left?.isConnected === true && isFocusLost(root)) focusAround(left);
    }, EFFECTS_MS);
  });
  const forget = (): void => {
    path = [];
    observer.disconnect();
  };
  root.addEventListener("focusin", ({ target }) => {
    path = target instanceof Element ? withAncestors(target) : [];
    for (const around of [root, document]) observer.observe(around, { childList: true, subtree: true });
  });
  root.addEventListener("focusout", ({ target }) => {
    // Some browsers fire this for what is being removed as well, and all when the window loses the focus.
    setTimeout(() => {
      const isLeft = target instanceof Element && target.isConnected && target !== root.activeElement;
      if (isLeft && target === path[0]) forget();
    });
  });
}
