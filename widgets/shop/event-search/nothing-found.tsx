import type { MouseEvent } from "react";
import { rubricsResource } from "#api/exported-events.ts";
import { pageAddress } from "#api/pages.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { meantQuery } from "#domain/search/meant-query.ts";
import { isFilled } from "#domain/text/text.ts";
import { events as eventTexts } from "#i18n/events.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";
import { NextBest } from "#widgets/shop/shared/next-best.tsx";
import { Meant } from "./meant.tsx";

/** Links to the pages of all rubrics; nothing if there are none. */
function Rubrics() {
  const { remote } = useResource(rubricsResource);
  const config = useConfig();
  const links = (remote.state === "ready" ? remote.data : []).flatMap(({ name, url }) => {
    const href = pageAddress(config, "rubric", { url });
    return href === null || !isFilled(name) ? [] : [{ name, href }];
  });
  if (links.length === 0) return null;
  return (
    <div>
      <p>{texts.browse}</p>
      <ul className="next-best" aria-label={texts.rubrics}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface NothingFoundProps {
  readonly list: ListControl;
  /** The events that are searched. */
  readonly events: readonly SearchedEvent[];
  /** Whether a query finds something beside the other filters. */
  readonly finds: (query: string) => boolean;
}

/** What to do if a search finds nothing: what was probably meant, all seminars, the rubrics, and the support. */
export function NothingFound({ list, events, finds }: NothingFoundProps) {
  const meant = meantQuery(list.filters.q ?? "", events);
  // The button disappears once it is used, so the focus goes to the search field.
  const showAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.closest("section")?.querySelector<HTMLElement>("input[type=search]")?.focus();
    list.reset();
  };
  return (
    <div className="stack">
      {meant !== null && finds(meant) && <Meant list={list} query={meant} />}
      {list.isFiltered && <Button onClick={showAll}>{eventTexts.clearSearch}</Button>}
      <Rubrics />
      <NextBest theme={null} />
    </div>
  );
}
