import { tagsResource } from "#api/lists.ts";
import { isFilled } from "#domain/text/text.ts";
import { lists as texts } from "#i18n/lists.ts";
import { useResource } from "#state/resources.ts";
import type { SelectChoice } from "#ui/field/select-field.tsx";
import type { ListFilter } from "#widgets/shared/list/list-filters.tsx";

/** The filters of articles and videos: words and topics; only words while the topics are loading, or if that failed. */
export function useTagFilters(): readonly ListFilter[] {
  const { remote } = useResource(tagsResource);
  const options = (remote.state === "ready" ? remote.data : []).flatMap(({ tag, name }): SelectChoice[] =>
    isFilled(tag) ? [{ value: tag, label: isFilled(name) ? name : tag }] : [],
  );
  return [
    { kind: "words", key: "q", label: texts.search },
    { kind: "choice", key: "tag", label: texts.tag, options },
  ];
}
