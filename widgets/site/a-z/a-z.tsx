import { useMemo, useRef, useState } from "react";
import { lexiconResource } from "#api/content.ts";
import { pageAddress } from "#api/pages.ts";
import type { LexiconEntry } from "#domain/entities/content.ts";
import { byLetter, type LetterGroup } from "#domain/text/letters.ts";
import { isFilled } from "#domain/text/text.ts";
import { lexicon as texts } from "#i18n/lexicon.ts";
import { lists as listTexts } from "#i18n/lists.ts";
import { keyed } from "#lib/keyed.ts";
import { slugOf } from "#lib/slug.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { FoundCount } from "#widgets/shared/list/found-count.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { LongSection } from "#widgets/site/shared/list/long-section.tsx";
import css from "./a-z.css?inline";
import { useFound } from "./use-found.ts";

type Kind = keyof typeof texts.headings;

function Words({ entries, kind }: { entries: readonly LexiconEntry[]; kind: Kind }) {
  const config = useConfig();
  return (
    <ul className="lexicon-words">
      {keyed(entries, ({ slug, title }) => slug ?? title).map(([key, { slug, title, teaser }]) => {
        const href = pageAddress(config, "lexicon", { kind, slug: isFilled(slug) ? slug : slugOf(title) });
        return (
          <li key={key}>
            {href === null ? <span>{title}</span> : <a href={href}>{title}</a>}
            {isFilled(teaser) && <span className="lexicon-teaser">{teaser}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The letters as buttons that scroll to and focus their words; letters without words are disabled. */
function Letters({ groups, kind }: { groups: readonly LetterGroup<LexiconEntry>[]; kind: Kind }) {
  const headings = useRef(new Map<string, HTMLHeadingElement | null>());
  const go = (letter: string): void => {
    const heading = headings.current.get(letter);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <nav aria-label={texts.letters}>
        <ul className="lexicon-letters">
          {groups.map(({ letter, entries }) => (
            <li key={letter}>
              <button
                type="button"
                className="lexicon-letter"
                disabled={entries.length === 0}
                aria-label={texts.letter(letter)}
                onClick={() => go(letter)}
              >
                {letter}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lexicon-groups">
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ letter, entries }) => (
            <section key={letter} className="stack stack-tight lexicon-group">
              <h3
                tabIndex={-1}
                aria-label={texts.letter(letter)}
                ref={(heading) => void headings.current.set(letter, heading)}
              >
                {letter}
              </h3>
              <Words entries={entries} kind={kind} />
            </section>
          ))}
      </div>
    </>
  );
}

function Found({ found, kind, onReset }: { found: readonly LexiconEntry[]; kind: Kind; onReset: () => void }) {
  if (found.length === 0)
    return (
      <Notice state="empty" quiet actions={<Button onClick={onReset}>{texts.reset}</Button>}>
        {listTexts.none}
      </Notice>
    );
  return (
    <section aria-label={texts.results}>
      <Words entries={found} kind={kind} />
    </section>
  );
}

function Lexicon({ entries, kind }: { entries: readonly LexiconEntry[]; kind: Kind }) {
  const [query, setQuery] = useState("");
  const groups = useMemo(() => byLetter(entries), [entries]);
  const found = useFound(entries, query);
  const search = useRef<HTMLInputElement>(null);
  const reset = (): void => {
    setQuery("");
    search.current?.focus();
  };
  if (groups.every((group) => group.entries.length === 0)) return <Notice state="empty">{listTexts.none}</Notice>;
  return (
    <div className="stack">
      <div className="stack stack-tight lexicon-search">
        <SearchField ref={search} label={texts.search} query={query} enterKeyHint="search" onQuery={setQuery} />
        <FoundCount count={found?.length ?? null} counted={texts.counted} />
      </div>
      {found === null ? <Letters groups={groups} kind={kind} /> : <Found found={found} kind={kind} onReset={reset} />}
    </div>
  );
}

/** The lexicon by letter, with a search (contract-public section 4, A–Z). */
export function AtoZ({ kind }: { kind: Kind }) {
  useStyles(css);
  const watched = useResource(lexiconResource, { object: "lexicon" });
  return (
    <LongSection heading={texts.headings[kind]}>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(entries) => <OfKind entries={entries} kind={kind} />}
      </RemoteView>
    </LongSection>
  );
}

function OfKind({ entries, kind }: { entries: readonly LexiconEntry[]; kind: Kind }) {
  const own = useMemo(() => entries.filter((entry) => entry.kind === kind && isFilled(entry.title)), [entries, kind]);
  return <Lexicon entries={own} kind={kind} />;
}
