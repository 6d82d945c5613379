import { act, render, within, type BoundFunctions, type queries } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { AnchorContext, type AnchorValue } from "#anchor/anchor.ts";
import { KeyedByPerson } from "#state/keyed-by-person.tsx";
import { rememberPresses } from "#ui/root/opener.ts";
import { restoreFocus } from "#ui/root/restore-focus.ts";

export interface Rendered extends BoundFunctions<typeof queries> {
  readonly anchor: HTMLElement;
  readonly root: ShadowRoot;
  readonly wrapper: HTMLElement;
  readonly user: UserEvent;
  /** Moves the focus; `user.tab()` cannot look into a shadow root. */
  readonly focus: (element: HTMLElement) => void;
  readonly rerender: (node: ReactNode) => void;
  readonly unmount: () => void;
}

/**
 * user-event prepares a field for typing when its document receives a focus event, which it does only if the focus
 * comes from outside of the shadow root. Without this, React would not see what is typed into a second field.
 */
function userIn(root: ShadowRoot): UserEvent {
  // Checking `pointer-events`, which no style here sets, takes an eighth of the tests' time, and pauses between keys
  // take a third.
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const { type } = user;
  return Object.assign(user, {
    type: (...[element, ...rest]: Parameters<typeof type>): Promise<void> => {
      const { activeElement } = root;
      if (activeElement instanceof HTMLElement) act(() => activeElement.blur());
      return type(element, ...rest);
    },
  });
}

/**
 * Renders a node as the frame does: in a wrapper inside an anchor's open shadow root. The queries look inside it.
 * With fake timers use `fireEvent`, because `user` waits for real timers.
 */
export function renderInRoot(
  node: ReactNode,
  {
    id = "portal-test",
    nonce = "",
    skeleton = "rows",
  }: { id?: string } & Partial<Pick<AnchorValue, "nonce" | "skeleton">> = {},
): Rendered {
  const anchor = document.createElement("div");
  anchor.id = id;
  document.body.append(anchor);
  const root = anchor.attachShadow({ mode: "open" });
  rememberPresses(root);
  restoreFocus(root);
  const wrapper = document.createElement("div");
  wrapper.className = "portal";
  wrapper.dataset.scheme = "light";
  root.append(wrapper);
  const value: AnchorValue = { anchor, root, nonce, skeleton };
  const inRoot = (children: ReactNode): ReactNode => (
    <AnchorContext value={value}>
      <KeyedByPerson>{children}</KeyedByPerson>
    </AnchorContext>
  );
  const { rerender, unmount } = render(inRoot(node), { container: wrapper, baseElement: wrapper });
  return {
    ...within(wrapper),
    anchor,
    root,
    wrapper,
    user: userIn(root),
    focus: (element) => act(() => element.focus()),
    rerender: (next) => rerender(inRoot(next)),
    // As a page that is left: an anchor that stays would count as the first of two.
    unmount: () => {
      unmount();
      anchor.remove();
    },
  };
}
