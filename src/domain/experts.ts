import { textSearch } from "#lib/text-search.ts";
import { plainLine } from "#lib/typed-text.ts";
import type { Expert } from "./entities/content.ts";
import { germanOrder } from "./letters.ts";
import { isFilled } from "./text.ts";

/** All topics that an expert stands for, each once, in German order. */
export function expertTopics(experts: readonly Expert[]): string[] {
  return [...new Set(experts.flatMap(({ topics }) => topics).filter(isFilled))].sort(germanOrder);
}

/**
 * Prepares the choice of experts: by name, role and topics as they are typed, and by one topic, whatever its case. ''
 * narrows nothing. What is asked often is prepared once.
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
