import { useState } from "react";
import { localLoginTexts as texts } from "#i18n/local-login.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { ShowPassword } from "#widgets/forms/shared/show-password.tsx";

/**
 * The password, which can be shown: on a phone one easily mistypes what one cannot see. It is hidden again while it is
 * sent, so that no browser keeps it as a text.
 */
export function Password({ error, readOnly }: { error: string | undefined; readOnly: boolean }) {
  const [isWished, setWished] = useState(false);
  const isShown = isWished && !readOnly;
  return (
    <div className="login-password">
      <TextField
        label={texts.password}
        name="password"
        type={isShown ? "text" : "password"}
        required
        autoComplete="current-password"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        error={error}
      />
      <ShowPassword isShown={isShown} onToggle={() => setWished(!isShown)} />
    </div>
  );
}
