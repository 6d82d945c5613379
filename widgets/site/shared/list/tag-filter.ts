import { tagsResource } from "#api/lists.ts";
import { isFilled } from "#domain/text/text.ts";
import { lists as texts } from "#i18n/lists.ts";
import { useResource, type Watched } from "#state/resources.ts";
import type { SelectChoice } from "#ui/field/select-field.tsx";
import type { ListFilter } from "#widgets/shared/list/list-filters.tsx";

/** The filters of articles and videos, words and topics, with the read of the topics: without it there is no choice. */
export function useTagFilters(): { readonly filters: readonly ListFilter[]; readonly choices: Watched<unknown> } {
  const choices = useResource(tagsResource);
  const { remote } = choices;
  const options = (remote.state === "ready" ? remote.data : []).flatMap(({ tag, name }): SelectChoice[] =>
    isFilled(tag) ? [{ value: tag, label: isFilled(name) ? name : tag }] : [],
  );
  const filters: readonly ListFilter[] = [
    { kind: "words", key: "q", label: texts.search },
    { kind: "choice", key: "tag", label: texts.tag, options },
  ];
  return { filters, choices };
}
