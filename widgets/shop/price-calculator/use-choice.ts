import { useSyncExternalStore } from "react";
import { participantsOf, type CalculatorChoice, type CalculatorSubject } from "#domain/costs/calculator.ts";
import { readFilters, writeFilters, type Filters } from "#domain/search/list-filters.ts";
import { replaceSearch, shownSearch, subscribeToHistory } from "#widgets/shared/page/page-history.ts";

/** The keys of the page's query; the default is one participant with full board and night in the first hotel. */
const KEYS = ["teilnehmer", "verpflegung", "nacht", "hotel"] as const;

type Change = Partial<Record<(typeof KEYS)[number], string>>;

/** Hotels are numbered from 1, because an author's list gives no names that an address could hold. */
function choiceOf(query: Filters, { hotels, isConference }: CalculatorSubject): CalculatorChoice {
  return {
    participants: participantsOf(query.teilnehmer ?? null),
    hotel: hotels[Number(query.hotel) - 1] ?? hotels[0] ?? null,
    fullBoard: isConference || query.verpflegung !== "halb",
    overnight: query.nacht !== "ohne",
  };
}

function change(by: Change): void {
  const search = shownSearch();
  replaceSearch(writeFilters(KEYS, { ...readFilters(KEYS, search), ...by }, search));
}

/** The choice in the page's address, so that a link and a reload show it again, and a function that changes it. */
export function useChoice(subject: CalculatorSubject): readonly [CalculatorChoice, (by: Change) => void] {
  const search = useSyncExternalStore(subscribeToHistory, shownSearch);
  return [choiceOf(readFilters(KEYS, search), subject), change];
}
