import { telHref } from "#domain/forms/phone.ts";
import { feedback as texts } from "#i18n/feedback.ts";
import { useConfig } from "#state/store.ts";
import { Icon } from "#ui/icon/icon.tsx";

const phone =
  "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4z";

/** Side text with the support phone number, where there is one, and its hours (spec section 2). */
export function Support() {
  const { supportPhone } = useConfig();
  return (
    <aside className="feedback-support stack box" aria-labelledby="support">
      <h3 id="support">{texts.support}</h3>
      <p>{texts.supportText}</p>
      {supportPhone !== "" && (
        <a className="feedback-phone" href={telHref(supportPhone)}>
          <Icon path={phone} size={22} />
          <span>{supportPhone}</span>
        </a>
      )}
      <dl className="feedback-hours">
        {texts.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
