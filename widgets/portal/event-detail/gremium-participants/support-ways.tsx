import { telHref } from "#domain/phone.ts";
import { participants as texts } from "#i18n/recipients.ts";
import { useConfig } from "#state/store.ts";
import { MailAddress } from "#ui/link/mail-address.tsx";

/** Where the provider can be reached: by mail and phone as configured, else the page for contact (spec section 6). */
export function SupportWays() {
  const { supportEmail, supportPhone, contactUrl } = useConfig();
  if (supportEmail === "" && supportPhone === "")
    return (
      <p>
        <a href={contactUrl}>{texts.contactLink}</a>
      </p>
    );
  return (
    <>
      {supportEmail !== "" && (
        <p>
          {texts.email}{" "}
          <a href={`mailto:${supportEmail}`}>
            <MailAddress address={supportEmail} />
          </a>
        </p>
      )}
      {supportPhone !== "" && (
        <p>
          {texts.phone} <a href={telHref(supportPhone)}>{supportPhone}</a>
        </p>
      )}
    </>
  );
}
