import type { ReactNode } from "react";
import type { RouteName } from "#api/routes.ts";
import { SendButton } from "#widgets/shared/waiting.tsx";
import type { FormHandle } from "./use-form-frame.ts";

interface SubmitButtonProps {
  /** The form that it sends; it may stand outside of that form's element, as in a dialog's foot. */
  readonly handle: Pick<FormHandle<never>, "id" | "isTrying">;
  /** Whether what the form holds is being sent. */
  readonly sending: boolean;
  /** Whether it cannot be sent now, for a reason told elsewhere on the page. */
  readonly waiting?: boolean | undefined;
  /** The calls that it makes. */
  readonly routes: readonly RouteName[];
  readonly variant?: "primary" | "secondary" | "danger";
  readonly children: ReactNode;
}

/** The button that sends a form: it is busy from the press on, also while the form's rules are still loading. */
export function SubmitButton({ handle, sending, variant = "primary", ...rest }: SubmitButtonProps) {
  return <SendButton {...rest} type="submit" form={handle.id} variant={variant} busy={sending || handle.isTrying} />;
}
