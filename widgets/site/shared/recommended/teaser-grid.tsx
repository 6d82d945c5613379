import type { Teaser } from "#domain/entities/content.ts";
import { lists as texts } from "#i18n/lists.ts";
import { keyed } from "#lib/keyed.ts";
import { documentIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { useEvenGrid } from "#widgets/shared/cards/use-even-grid.ts";
import { ListCard } from "#widgets/site/shared/cards/list-card.tsx";

export interface TeaserGridProps {
  readonly heading: string;
  readonly teasers: readonly Teaser[];
}

/** Cards with links to other pages; nothing if there are none. */
export function TeaserGrid({ heading, teasers }: TeaserGridProps) {
  const grid = useEvenGrid();
  if (teasers.length === 0) return null;
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <ul className={grid} aria-label={heading}>
        {keyed(teasers, ({ id, link }) => id ?? link).map(([key, { title, link, image, teaser, tags }]) => (
          <li key={key}>
            <ListCard title={title ?? texts.untitled} href={link} image={image} icon={documentIcon} tags={tags}>
              <RichText html={teaser} />
            </ListCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
