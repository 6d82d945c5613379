import { telHref } from '#domain/phone.ts';
import { feedback as texts } from '#i18n/feedback.ts';
import { useConfig } from '#state/store.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { phone } from '#ui/icon/more-paths.ts';

/** Side text with the support phone number, where there is one, and its hours (spec section 2). */
export function Support() {
  const { supportPhone } = useConfig();
  return (
    <aside className="feedback-support stack" aria-labelledby="support">
      <h3 id="support">{texts.support}</h3>
      <p>{texts.supportText}</p>
      {supportPhone !== '' && <a className="feedback-phone" href={telHref(supportPhone)}><Icon path={phone} size={22} />{supportPhone}</a>}
      <dl className="feedback-hours">
        {texts.hours.map(({ days, time }) => <div key={days}><dt>{days}</dt><dd>{time}</dd></div>)}
      </dl>
    </aside>
  );
}
