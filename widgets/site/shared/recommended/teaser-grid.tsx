import { isDated } from "#domain/content/teasers.ts";
import type { Teaser } from "#domain/entities/content.ts";
import { filledOrNull } from "#domain/text/text.ts";
import { formatPeriod } from "#i18n/format.ts";
import { lists as texts } from "#i18n/lists.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { keyed } from "#lib/keyed.ts";
import { documentIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useEvenGrid } from "#widgets/shared/cards/use-even-grid.ts";
import { ListCard } from "#widgets/site/shared/cards/list-card.tsx";

export interface TeaserGridProps {
  readonly heading: string;
  /** What is recommended; the date of a seminar or conference is shown. */
  readonly kind: string;
  readonly teasers: readonly Teaser[];
}

/** Cards with links to other pages, those of seminars and conferences with the next date; nothing if there are none. */
export function TeaserGrid({ heading, kind, teasers }: TeaserGridProps) {
  const grid = useEvenGrid();
  if (teasers.length === 0) return null;
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <ul className={grid} aria-label={heading}>
        {keyed(teasers, ({ id, link }) => id ?? link).map(([key, { title, link, image, teaser, tags, date }]) => (
          <li key={key}>
            <ListCard
              title={filledOrNull(title) ?? texts.untitled}
              href={link}
              image={image}
              icon={documentIcon}
              tags={tags}
            >
              <RichText html={teaser} />
              {isDated(kind) && date !== null && <p>{recommendations.next(formatPeriod(date, date) ?? "")}</p>}
            </ListCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
