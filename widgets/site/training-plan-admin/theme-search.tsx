import { useId, useMemo, useRef, useState } from "react";
import { pageAddress } from "#api/pages.ts";
import { exportedThemes } from "#api/training-plan.ts";
import type { ExportedTheme } from "#domain/entities/plan.ts";
import { nextEvent } from "#domain/event/event-list.ts";
import type { NewEntry } from "#domain/plan/plan-draft.ts";
import { isFilled } from "#domain/text/text.ts";
import { lists } from "#i18n/lists.ts";
import { planEditor as texts } from "#i18n/training-plan.ts";
import { keyed } from "#lib/keyed.ts";
import { textSearch } from "#lib/text-search.ts";
import { plainLine } from "#lib/typed-text.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { useSecondPressIgnored } from "#ui/page/ignore-presses.ts";
import { FoundCount } from "#widgets/shared/list/found-count.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

/** The number of themes offered at once; further letters narrow the search. */
const MOST = 8;

const titleOf = ({ title, designation }: ExportedTheme): string => [title, designation].find(isFilled) ?? "";

interface FoundProps {
  readonly found: readonly ExportedTheme[];
  readonly onAdd: (theme: ExportedTheme) => void;
}

/** The themes found, which go away with the press that adds one of them. */
function Found({ found, onAdd }: FoundProps) {
  const list = useRef<HTMLUListElement>(null);
  useSecondPressIgnored(list);
  return (
    <>
      <ul className="stack stack-tight" ref={list}>
        {keyed(found.slice(0, MOST), ({ themeId }) => themeId).map(([key, theme]) => (
          <li key={key}>
            <Button variant="quiet" onClick={() => onAdd(theme)}>
              {texts.add(titleOf(theme))}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className="small muted">{texts.more(MOST)}</p>}
    </>
  );
}

/** A search for themes that adds one with its next date; the themes are read at the first key press. */
export function ThemeSearch({ onAdd }: { readonly onAdd: (entry: NewEntry) => void }) {
  const config = useConfig();
  const now = useNow();
  const name = useId();
  const [query, setQuery] = useState("");
  const wanted = plainLine(query);
  const isAsked = wanted !== "";
  const watched = useResource(exportedThemes, isAsked ? { object: "themes" } : null);
  const themes = watched.remote.state === "ready" ? watched.remote.data : null;
  const search = useMemo(
    () =>
      themes === null
        ? null
        : textSearch(
            themes.filter((theme) => titleOf(theme) !== ""),
            titleOf,
          ),
    [themes],
  );
  const found = wanted === "" || search === null ? null : search(wanted);
  const add = (theme: ExportedTheme): void => {
    setQuery("");
    onAdd({
      themeId: theme.themeId,
      title: titleOf(theme),
      url: pageAddress(config, "theme", { url: theme.url }),
      event: nextEvent(theme.events, now),
    });
  };
  return (
    <div className="stack stack-tight plan-search">
      <SearchField name={name} label={texts.themeSearch} hint={texts.themeHint} query={query} onQuery={setQuery} />
      <FoundCount count={isAsked ? (found?.length ?? null) : null} counted={texts.counted} />
      {isAsked && (
        <RemoteView watched={watched}>
          {() => {
            if (found === null) return null;
            return found.length === 0 ? (
              <p className="small muted">{lists.none}</p>
            ) : (
              <Found found={found} onAdd={add} />
            );
          }}
        </RemoteView>
      )}
    </div>
  );
}
