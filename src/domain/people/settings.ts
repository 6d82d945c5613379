import { sameId, type Id } from "#domain/entities/fields.ts";
import type { BrFunctionCategory, Company, Country, Salutation, Topic } from "#domain/entities/people.ts";
import { isFilled } from "#domain/text/text.ts";

/** Source ids of the salutations that may be chosen (spec section 9). */
export const SALUTATION_IDS: ReadonlySet<number> = new Set([2, 3, 42, 4, 6, 10, 5, 14, 23, 43, 44, 45]);

/** The names of the salutations that may be chosen, the empty one (no salutation) first, the rest in German order. */
export function salutationNames(salutations: readonly Salutation[]): string[] {
  const allowed = salutations.filter(({ sourceId }) => sourceId !== null && SALUTATION_IDS.has(sourceId));
  return [...new Set(allowed.map(({ name }) => (name ?? "").trim()))].sort((a, b) => a.localeCompare(b, "de"));
}

/** One function that can be ticked. */
export interface BrFunctionChoice {
  readonly id: number;
  readonly name: string;
}

/**
 * The categories in their given order with their functions by `sortOrder`; functions without id or name are left out.
 */
export function functionGroups(
  categories: readonly BrFunctionCategory[],
): { name: string; functions: BrFunctionChoice[] }[] {
  return categories
    .map(({ name, brFunctions }) => ({
      name: name ?? "",
      functions: [...brFunctions]
        .sort((a, b) => (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity))
        .flatMap((entry) => (entry.id === null || !isFilled(entry.name) ? [] : [{ id: entry.id, name: entry.name }])),
    }))
    .filter(({ functions }) => functions.length > 0);
}

/** One topic that can be ticked. */
export interface TopicChoice {
  readonly id: Id;
  readonly name: string;
}

/** The topics that have an id and a name, in the given order. */
export function topicChoices(topics: readonly Topic[]): TopicChoice[] {
  return topics.flatMap(({ attributevalue, value }) =>
    attributevalue === null || !isFilled(value) ? [] : [{ id: attributevalue, name: value }],
  );
}

/**
 * A selection after the customer has changed it: earlier choices keep their place, new ones follow. Ids that are not
 * offered are kept, because the customer could not have unticked them.
 */
export function mergeSelection<T extends Id>(
  before: readonly T[],
  offered: readonly T[],
  isChosen: (id: T) => boolean,
): T[] {
  const onOffer = new Set(offered.map(String));
  const kept = before.filter((id) => !onOffer.has(String(id)) || isChosen(id));
  const had = new Set(kept.map(String));
  return [...kept, ...offered.filter((id) => isChosen(id) && !had.has(String(id)))];
}

/** The name of a company's country from the list of countries, otherwise the name in the company itself. */
export function countryNameOf(
  { countryId, countryName }: Pick<Company, "countryId" | "countryName">,
  countries: readonly Country[],
): string | null {
  return countries.find((country) => sameId(country.countryId, countryId))?.name ?? countryName;
}
