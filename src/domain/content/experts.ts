import type { Expert } from "#domain/entities/content.ts";
import { germanOrder } from "#domain/text/letters.ts";
import { isFilled } from "#domain/text/text.ts";
import { textSearch } from "#lib/text-search.ts";
import { plainLine } from "#lib/typed-text.ts";

/** All topics of the experts, each once, in German order. */
export function expertTopics(experts: readonly Expert[]): string[] {
  return [...new Set(experts.flatMap(({ topics }) => topics).filter(isFilled))].sort(germanOrder);
}

/**
 * Prepares the search among experts: by words of name, role and topics, and by one topic regardless of case; '' does
 * not filter. The texts are prepared once, since the search runs on every key press.
 */
export function expertSearch(experts: readonly Expert[]): (query: string, topic: string) => readonly Expert[] {
  const search = textSearch(experts, ({ name, role, topics }) => [name, role, ...topics].filter(isFilled).join(" "));
  return (query, topic) => {
    const wanted = plainLine(topic).toLowerCase();
    return search(query).filter(
      ({ topics }) => wanted === "" || topics.some((own) => plainLine(own).toLowerCase() === wanted),
    );
  };
}
