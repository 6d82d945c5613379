import type { Conference, ConferenceEntry, Speaker } from "#domain/entities/conference.ts";
import { entryTimes } from "#domain/event/conference.ts";
import { isFilled } from "#domain/text/text.ts";
import { conferences as texts } from "#i18n/conferences.ts";
import { formatWeekday } from "#i18n/format.ts";
import { keyed } from "#lib/keyed.ts";
import { userIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { CardImage } from "#widgets/shared/cards/card-image.tsx";

function Entry({ entry }: { entry: ConferenceEntry }) {
  const speakers = entry.speakers.filter(isFilled);
  return (
    <li className="programme-entry">
      <span className="programme-times">{entryTimes(entry)}</span>
      <div className="stack stack-tight">
        {isFilled(entry.title) && <strong>{entry.title}</strong>}
        <RichText html={entry.text} />
        {speakers.length > 0 && <p className="small muted">{texts.with(speakers.join(", "))}</p>}
      </div>
    </li>
  );
}

/** The programme by day, each entry with its own times; nothing if there is none. */
export function Programme({ days }: Pick<Conference, "days">) {
  const known = days.filter(({ entries }) => entries.length > 0);
  if (known.length === 0) return null;
  return (
    <section className="stack">
      <h3>{texts.programme}</h3>
      {keyed(known, ({ date }) => date).map(([key, { date, entries }]) => (
        <section key={key} className="stack">
          {date !== null && <h4>{formatWeekday(date)}</h4>}
          <ol className="programme-day">
            {keyed(entries, ({ start, title }) => `${start ?? ""} ${title ?? ""}`).map(([at, entry]) => (
              <Entry key={at} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function SpeakerCard({ speaker: { name, role, image, text } }: { speaker: Speaker }) {
  return (
    <li className="picture-card speaker">
      <CardImage src={image} icon={userIcon} shape="portrait" name={name} />
      <div className="picture-card-text">
        {isFilled(name) && <h4>{name}</h4>}
        {isFilled(role) && <p className="muted">{role}</p>}
        <RichText html={text} />
      </div>
    </li>
  );
}

/** The speakers; nothing if there are none. */
export function Speakers({ speakers }: Pick<Conference, "speakers">) {
  const known = speakers.filter(({ name, role, text }) => [name, role, text].some(isFilled));
  if (known.length === 0) return null;
  return (
    <section className="stack">
      <h3>{texts.speakers}</h3>
      <ul className="grid">
        {keyed(known, ({ name }) => name).map(([key, speaker]) => (
          <SpeakerCard key={key} speaker={speaker} />
        ))}
      </ul>
    </section>
  );
}
