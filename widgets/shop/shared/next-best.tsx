import { relatedResource } from "#api/content.ts";
import type { Id } from "#domain/entities/fields.ts";
import { safeLink } from "#domain/link.ts";
import { recommendable } from "#domain/teasers.ts";
import { empty } from "#i18n/empty.ts";
import { nextBest as texts } from "#i18n/offers.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { SupportPhone } from "#widgets/shared/forms/support-phone.tsx";

/** As many similar seminars as are read at a glance. */
const MOST = 3;

export interface NextBestProps {
  /** Of the theme that cannot be had; null where it is not known. */
  readonly themeId: Id | null;
}

/** Seminars that fit as well; nothing while they are asked for, without any, and where they cannot be had. */
function Similar({ themeId }: { themeId: Id }) {
  const { remote } = useResource(relatedResource, { kind: "themes", id: String(themeId) });
  const now = useNow();
  const similar = remote.state === "ready" ? recommendable(remote.data, "themes", now).slice(0, MOST) : [];
  if (similar.length === 0) return null;
  return (
    <div>
      <p>{`${recommendations.headings.themes}:`}</p>
      <ul className="next-best" aria-label={recommendations.headings.themes}>
        {similar.map(({ title, link }) => (
          <li key={link}>
            <a href={safeLink(link) ?? undefined}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who can help: by phone where there is a number, else by the contact page. */
function Advice() {
  const { supportPhone, contactUrl } = useConfig();
  const contact = safeLink(contactUrl);
  if (supportPhone === "" && contact === null) return null;
  return (
    <p>
      {texts.advice}
      <SupportPhone />
      {supportPhone === "" && contact !== null && (
        <>
          {" "}
          <a href={contact}>{empty.ways.contact}</a>
        </>
      )}
    </p>
  );
}

/** The next best step where a seminar cannot be had: similar ones, and who can help. */
export function NextBest({ themeId }: NextBestProps) {
  return (
    <div className="stack">
      {themeId !== null && <Similar themeId={themeId} />}
      <Advice />
    </div>
  );
}
