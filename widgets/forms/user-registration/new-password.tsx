import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PasswordStrength } from "#domain/forms/password-strength.ts";
import { registration as texts } from "#i18n/registration.ts";
import { hidePassword, showPassword } from "#i18n/sentences.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import type { DescribedValues, LineProps } from "#widgets/shared/forms/description.ts";
import { FormText } from "#widgets/shared/forms/form-fields.tsx";

/**
 * How well the typed password withstands guessing by somebody who knows the other fields; null for an empty one, and if
 * the code could not be loaded.
 */
function useStrength(password: string, known: () => readonly string[]): PasswordStrength | null {
  const [rate, setRate] = useState<((password: string, known: readonly string[]) => PasswordStrength) | null>(null);
  const isTyped = password !== "";
  useEffect(() => {
    if (!isTyped || rate !== null) return undefined;
    let alive = true;
    import("#domain/forms/password-strength.ts").then(
      (module) => {
        if (alive) setRate(() => module.passwordStrength);
      },
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [isTyped, rate]);
  return isTyped && rate !== null ? rate(password, known()) : null;
}

/**
 * Milliseconds without a further character before a password is rated, so that typing stays fast and the result is
 * announced once.
 */
const PAUSE_MS = 250;

/** The password at the last pause in typing. */
function usePausedPassword(form: UseFormReturn<DescribedValues>): string {
  const [password, setPassword] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      name: "password",
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => setPassword(values.password ?? ""), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return password;
}

/** The strength in words; a component of its own, so that typing does not render the field around it. */
function Strength({ form }: { form: UseFormReturn<DescribedValues> }) {
  const password = usePausedPassword(form);
  // The other fields are read, not watched, so that typing in them renders nothing here.
  const strength = useStrength(password, () => form.getValues(["email", "firstname", "lastname"]));
  return (
    <div className="password-strength">
      <Announced>{strength !== null && texts.strength[strength]}</Announced>
    </div>
  );
}

/** A new password: it can be shown and pasted, and its strength is told in words. */
export function NewPassword({ form, look }: LineProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password form-wide">
      <FormText
        {...look}
        type={isShown ? "text" : "password"}
        hint={texts.passwordHint}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="password-foot">
        <Button variant="quiet" onClick={() => setShown(!isShown)}>
          {isShown ? hidePassword : showPassword}
        </Button>
        <Strength form={form} />
      </div>
    </div>
  );
}
