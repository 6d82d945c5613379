import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { atOwnAddress } from "#lib/own-address.ts";
import { NewTab } from "#ui/link/new-tab.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";

interface Look {
  readonly variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface PlainButtonProps extends Look, Omit<ComponentPropsWithRef<"button">, "children"> {
  /**
   * Whether work is pending: the button keeps the focus, shows a spinner and ignores clicks, so that nothing is sent
   * twice.
   */
  readonly busy?: boolean | undefined;
  /** Whether the button cannot be pressed now, for a reason told beside it; it keeps the focus as well. */
  readonly waiting?: boolean | undefined;
  readonly href?: undefined;
}

export interface LinkButtonProps extends Look, Omit<ComponentPropsWithRef<"a">, "children"> {
  readonly href: string;
  /** Makes the link open a new tab; an icon says so, with these words for screen readers. */
  readonly newTabHint?: string | undefined;
}

export type ButtonProps = PlainButtonProps | LinkButtonProps;

function LinkButton({ variant = "secondary", icon, newTabHint, children, href, ...rest }: LinkButtonProps) {
  const newTab = newTabHint === undefined ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a className="button" part="button" data-variant={variant} href={atOwnAddress(href)} {...newTab} {...rest}>
      {icon}
      <span>{newTabHint === undefined ? unbroken(children) : <NewTab hint={newTabHint}>{children}</NewTab>}</span>
    </a>
  );
}

function PlainButton({
  variant = "secondary",
  icon,
  busy = false,
  waiting = false,
  onClick,
  children,
  ...rest
}: PlainButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || waiting) event.preventDefault();
    else onClick?.(event);
  };
  const state = busy || waiting ? { "data-state": busy ? "busy" : "waiting", "aria-disabled": true } : {};
  return (
    <button type="button" className="button" part="button" data-variant={variant} {...rest} {...state} onClick={click}>
      {busy ? <span className="button-spinner" aria-hidden="true" /> : icon}
      <span>{unbroken(children)}</span>
    </button>
  );
}

/**
 * A button, or a link that looks like one if `href` is given; secondary by default. Its styles are in the sheet
 * of every root (`scope`).
 */
export const Button = (props: ButtonProps): ReactNode =>
  props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />;
