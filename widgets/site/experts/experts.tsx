import { useMemo, useState } from "react";
import { expertsResource } from "#api/content.ts";
import { expertSearch, expertTopics } from "#domain/content/experts.ts";
import type { Expert } from "#domain/entities/content.ts";
import { isFilled } from "#domain/text/text.ts";
import { experts as texts } from "#i18n/downloads.ts";
import { lists as listTexts } from "#i18n/lists.ts";
import { plainLine } from "#lib/typed-text.ts";
import { useResource } from "#state/resources.ts";
import { userIcon } from "#ui/icon/paths.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import type { InstantFilter } from "#widgets/shared/list/list-filters.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { ListCard } from "#widgets/site/shared/cards/list-card.tsx";
import { InstantFilters } from "#widgets/site/shared/list/instant-filters.tsx";
import { InstantResults } from "#widgets/site/shared/list/instant-results.tsx";
import { LongSection } from "#widgets/site/shared/list/long-section.tsx";

function ExpertEntry({ name, role, image, text, topics }: Expert) {
  return (
    <ListCard
      title={isFilled(name) ? name : texts.unnamed}
      href={null}
      image={image}
      icon={userIcon}
      shape="portrait"
      person={name}
      tags={topics}
    >
      {isFilled(role) && <p className="small">{role}</p>}
      <RichText html={text} />
    </ListCard>
  );
}

/** The topic as the experts spell it; an unknown one stays as the author wrote it. */
const spelled = (topics: readonly string[], given: string): string =>
  topics.find((topic) => plainLine(topic).toLowerCase() === plainLine(given).toLowerCase()) ?? given;

function Narrowed({ experts, topic = "" }: { experts: readonly Expert[]; topic: string | undefined }) {
  const topics = useMemo(() => expertTopics(experts), [experts]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
    q: "",
    topic: spelled(topics, topic),
  }));
  const { q = "", topic: chosen = "" } = values;
  const search = useMemo(() => expertSearch(experts), [experts]);
  const options = [...topics, ...(chosen === "" || topics.includes(chosen) ? [] : [chosen])].map((value) => ({
    value,
    label: value,
  }));
  const filters: InstantFilter[] = [
    { kind: "words", key: "q", label: listTexts.search },
    { kind: "choice", key: "topic", label: listTexts.tag, options },
  ];
  return (
    <>
      <InstantFilters filters={filters} values={values} onChange={setValues} />
      <InstantResults
        found={search(q, chosen)}
        label={texts.heading}
        counted={texts.counted}
        keyOf={({ expertId, name }) => expertId ?? name}
      >
        {(expert) => <ExpertEntry {...expert} />}
      </InstantResults>
    </>
  );
}

/**
 * Experts and speakers, filtered at once; `topic` is a filter that the customer can remove (contract-public section 4).
 */
export function Experts({ topic }: { topic?: string }) {
  const watched = useResource(expertsResource);
  return (
    <LongSection heading={texts.heading}>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(experts) => <Narrowed experts={experts} topic={topic} />}
      </RemoteView>
    </LongSection>
  );
}
