import { useState } from "react";
import { localLoginTexts as texts } from "#i18n/local-login.ts";
import { hidePassword, showPassword } from "#i18n/sentences.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";

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
      <Button variant="quiet" onClick={() => setWished(!isShown)}>
        {isShown ? hidePassword : showPassword}
      </Button>
    </div>
  );
}
