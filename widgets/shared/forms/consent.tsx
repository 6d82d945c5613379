import { common } from "#i18n/common.ts";
import { request as texts } from "#i18n/requests.ts";
import { useConfig } from "#state/store.ts";
import { NewTabLink } from "#ui/link/new-tab.tsx";
import { textSpan } from "#ui/unbroken/text-spans.tsx";

/** The sentence by which sending the form agrees to the use of the data. */
export function Consent() {
  const { privacyUrl } = useConfig();
  const [before, privacy, after] = texts.consent;
  return (
    <p className="muted measure">
      {textSpan(before)}
      <NewTabLink href={privacyUrl} hint={common.opensNewTab}>
        {privacy}
      </NewTabLink>
      {textSpan(after)}
    </p>
  );
}
