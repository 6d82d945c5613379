import { useEffect } from "react";
import { registration as texts } from "#i18n/registration.ts";
import { plainLine } from "#lib/typed-text.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { afterPress } from "#ui/page/after-press.ts";
import type { LineProps } from "#widgets/shared/forms/description.ts";
import { EmailField } from "#widgets/shared/forms/email-field.tsx";
import { useFieldError } from "#widgets/shared/forms/form-fields.tsx";
import { useAvailability, type AddressAnswer } from "./availability.ts";

/**
 * Whether an address is complete enough to be looked up: a name, one `@`, and a host with a dot. The rules validate it.
 */
const isComplete = (address: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address);

/** Clears the message about an address when the field changes, even if no event told of it. */
function useForgottenWords(form: LineProps["form"]): void {
  useEffect(
    () =>
      form.subscribe({
        name: "email",
        formState: { values: true },
        callback: () => {
          if (form.getFieldState("email").error?.message === texts.taken) form.clearErrors("email");
        },
      }),
    [form],
  );
}

/** The e-mail field of a new account: when a complete address is left, it is looked up whether it is free. */
export function AccountEmail({ form, look }: LineProps) {
  const availability = useAvailability();
  const isTaken = useFieldError({ control: form.control, name: "email" }) === texts.taken;
  useForgottenWords(form);
  const current = (): string => plainLine(form.getValues("email"));
  const left = (): void => {
    const address = current();
    if (!isComplete(address)) return;
    const tell = (answer: AddressAnswer): void => {
      if (answer === false && current() === address) form.setError("email", { type: "taken", message: texts.taken });
    };
    void availability.ask(address).then((answer) => afterPress(() => tell(answer)));
  };
  const login = isTaken ? availability.login() : null;
  return (
    <div
      className="account-email"
      onFocus={availability.warm}
      onBlur={({ target }) => target instanceof HTMLInputElement && left()}
    >
      <EmailField form={form} look={look} />
      {login !== null && (
        <Notice state="info">
          <a href={login}>{texts.toLogin}</a>
        </Notice>
      )}
    </div>
  );
}
