import type { ReactNode } from "react";
import { safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { CardImage } from "#widgets/shared/cards/card-image.tsx";
import css from "./list-card.css?inline";

interface ListCardProps {
  readonly title: string;
  /** The address of the title's link; null for none. */
  readonly href: string | null;
  readonly image: string | null;
  /** Shown if there is no picture. */
  readonly icon: string;
  /** `portrait` if the entry is a person. */
  readonly shape?: "portrait";
  /** The name of the person in the picture. */
  readonly person?: string | null;
  readonly tags?: readonly string[];
  readonly children?: ReactNode;
}

/** An entry of a list; its title is a link that covers the whole card. */
export function ListCard({ title, href, image, icon, shape, person = null, tags = [], children }: ListCardProps) {
  useStyles(css);
  const link = safeLink(href);
  const filled = tags.filter(isFilled);
  const name = <Compound text={title} />;
  return (
    <article className="picture-card list-card" part="card">
      <CardImage src={image} icon={icon} shape={shape} name={person} />
      <div className="picture-card-text">
        <h3>
          {link === null ? (
            name
          ) : (
            <a className="list-card-link" href={link}>
              <span className="list-card-name">{name}</span>
            </a>
          )}
        </h3>
        {children}
        {filled.length > 0 && <p className="small muted list-card-tags">{filled.join(" \u00b7 ")}</p>}
      </div>
    </article>
  );
}
