import { request as texts } from '#i18n/requests.ts';
import { useConfig } from '#state/store.ts';

/** To whose use of the data one agrees by sending. */
export function Consent() {
  const { privacyUrl } = useConfig();
  const [before, privacy, after] = texts.consent;
  return <p className="muted measure">{before}<a href={privacyUrl} target="_blank" rel="noopener">{privacy}</a>{after}</p>;
}
