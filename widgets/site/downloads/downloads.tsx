import { useMemo, useState } from "react";
import { downloadsResource } from "#api/content.ts";
import { downloadSearch, usableFilters } from "#domain/content/downloads.ts";
import type { Download, DownloadFilterData } from "#domain/entities/download.ts";
import { safeLink } from "#domain/text/link.ts";
import { filledOrNull, isFilled } from "#domain/text/text.ts";
import { downloads as texts } from "#i18n/downloads.ts";
import { formatBytes } from "#i18n/format.ts";
import { lists as listTexts } from "#i18n/lists.ts";
import { useResource } from "#state/resources.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { downloadIcon } from "#ui/icon/paths.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { InstantFilter } from "#widgets/shared/list/list-filters.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { InstantFilters } from "#widgets/site/shared/list/instant-filters.tsx";
import { InstantResults } from "#widgets/site/shared/list/instant-results.tsx";
import { LongSection } from "#widgets/site/shared/list/long-section.tsx";

function DownloadEntry({ title: given, description, url, extension, size }: Download) {
  const title = filledOrNull(given) ?? listTexts.untitled;
  const href = safeLink(url);
  const facts = [extension?.toUpperCase() ?? null, formatBytes(size)].filter(isFilled).join(", ");
  return (
    <article className="card stack list-download" part="card">
      <h3>
        <Compound text={title} />
      </h3>
      {isFilled(description) && <p>{description}</p>}
      {facts !== "" && <p className="small muted">{facts}</p>}
      {href !== null && (
        <p>
          <Button href={href} download icon={<Icon path={downloadIcon} size={20} />}>
            <span>{texts.save}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        </p>
      )}
    </article>
  );
}

function Narrowed({ filters: given, downloads }: DownloadFilterData) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  // No filter of the backend has the key of the search words.
  const { "": query = "", ...choices } = values;
  const filters: InstantFilter[] = [
    { kind: "words", key: "", label: listTexts.search },
    ...usableFilters(given).map((filter): InstantFilter => ({ kind: "choice", ...filter })),
  ];
  const search = useMemo(() => downloadSearch(downloads), [downloads]);
  return (
    <>
      <InstantFilters filters={filters} values={values} onChange={setValues} />
      <InstantResults
        found={search(query, choices)}
        label={texts.heading}
        counted={texts.counted}
        keyOf={({ id, url }) => id ?? url}
      >
        {(download) => <DownloadEntry {...download} />}
      </InstantResults>
    </>
  );
}

/** The downloads, filtered at once by words and by the backend's filters. */
export function Downloads() {
  const watched = useResource(downloadsResource);
  return (
    <LongSection heading={texts.heading}>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(data) => <Narrowed {...data} />}
      </RemoteView>
    </LongSection>
  );
}
