import { telHref } from "#domain/forms/phone.ts";
import { safeLink } from "#domain/text/link.ts";
import { participants as texts } from "#i18n/recipients.ts";
import { useConfig } from "#state/store.ts";
import { MailAddress } from "#ui/link/mail-address.tsx";

/** Contact data of the provider: mail and phone as configured, otherwise the contact page (spec section 6). */
export function SupportWays() {
  const { supportEmail, supportPhone, contactUrl } = useConfig();
  if (supportEmail === "" && supportPhone === "")
    return (
      <p>
        <a href={safeLink(contactUrl) ?? undefined}>{texts.contactLink}</a>
      </p>
    );
  return (
    <>
      {supportEmail !== "" && (
        <p>
          <span>{texts.email}</span>{" "}
          <a href={`mailto:${supportEmail}`}>
            <MailAddress address={supportEmail} />
          </a>
        </p>
      )}
      {supportPhone !== "" && (
        <p>
          <span>{texts.phone}</span> <a href={telHref(supportPhone)}>{supportPhone}</a>
        </p>
      )}
    </>
  );
}
