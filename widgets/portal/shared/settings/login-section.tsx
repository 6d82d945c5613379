import { common } from "#i18n/common.ts";
import { personal as texts } from "#i18n/settings.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { ReadOnlyField } from "#ui/field/read-only-field.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { FormSection } from "#widgets/shared/forms/form-frame.tsx";
import { resetHref } from "#widgets/shared/reset-href.ts";
import { SentLine, type ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";

/** Login e-mail and password, which are changed outside of this form (spec section 2). */
export function LoginSection({
  email,
  line,
  onChange,
}: {
  email: string | null;
  /** The remaining message of the dialog. */
  line: ClosedDialogResult | null;
  onChange: () => void;
}) {
  const { passwordResetUrl } = useConfig();
  return (
    <FormSection title={texts.login}>
      <ReadOnlyField label={texts.loginEmail}>{email === null ? "–" : <MailAddress address={email} />}</ReadOnlyField>
      <div className="cluster cluster-wide">
        <Button onClick={onChange}>{texts.changeLoginEmail}</Button>
        <Button href={resetHref(passwordResetUrl, email)} newTabHint={common.opensNewTab}>
          {texts.changePassword}
        </Button>
      </div>
      <SentLine line={line} />
    </FormSection>
  );
}
