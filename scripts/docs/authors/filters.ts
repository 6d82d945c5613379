import { eventKinds, eventOrders, SINGLE_DATES } from "#domain/search/event-search-filters.ts";
import { featureFieldLabels } from "#i18n/lists.ts";
import { registry } from "#mount/registry.ts";
import { grouped } from "./grouped.ts";

const coded = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(", ");

const features = Object.entries(featureFieldLabels).map(([value, label]) => `\`${value}\` (${label})`);

/** What an author writes for each key of `data-filter`. */
const filterTexts: Readonly<Record<string, string>> = {
  q: "Suchwort",
  tag: "Kennung des Themas (`arbeitszeit`): wählen Sie es im Widget, dann steht sie in der Adresse",
  category: "Kennung der Kategorie im Backend",
  city: "Ort (`hamburg`)",
  feature: `Ausstattung: ${features.join(", ")}`,
  rubrik: "Kennung der Rubrik in ihrer Adresse (`arbeitsrecht`)",
  ort: "Name des Ortes, wie die Suche ihn schreibt (`Binz auf Rügen`), oder `Online`",
  monat: "Jahr und Monat (`2027-03`); mehrere mit Komma",
  art: coded(eventKinds),
  frei: "`1`: nur mit freien Plätzen",
  sort: `Reihenfolge: ${coded(eventOrders)}`,
  ansicht: `\`${SINGLE_DATES}\`: jeder Termin für sich`,
};

/** The keys of `data-filter` by widget, and the values of each key. @throws Error for a key without a text */
export function filterLists(): string {
  const lines = registry.flatMap(({ id, params }) =>
    params.flatMap((param) => ("keys" in param ? [{ id, keys: param.keys }] : [])),
  );
  const values = [...new Set(lines.flatMap(({ keys }) => keys))].map((key) => {
    const text = filterTexts[key];
    if (text === undefined) throw new Error(`scripts/docs/authors/filters.ts has no German words for ${key}`);
    return `- \`${key}\`: ${text}`;
  });
  const widgets = grouped(lines, ({ keys }) => coded(keys)).map(
    ([keys, same]) => `- ${coded(same.map(({ id }) => id))}: ${keys}`,
  );
  return [...widgets, "", "Ihre Werte:", "", ...values].join("\n");
}
