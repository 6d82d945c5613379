import { byOtherEntry, doublesOf, type Elsewhere } from "#domain/doubles.ts";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import type { Traveller } from "#domain/travellers.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { personName } from "./person-name.ts";

type Named = Parameters<typeof personName>[0];

function Hints({ twice, elsewhere }: { twice: readonly Named[]; elsewhere: readonly Elsewhere<Named>[] }) {
  // Two entries of one title say the same.
  const hints = new Set([
    ...(twice.length === 0 ? [] : [texts.twice(twice.map(personName))]),
    ...elsewhere.map(({ other, people }) => texts.elsewhere(people.map(personName), entryTitle(other))),
  ]);
  return (
    <div role="status">
      {hints.size > 0 && (
        <Notice state="info">
          {[...hints].map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** Hints at people of an entry who are in it twice, or in another one on the same days; it refuses nothing. */
export const EntryDoubles = ({ item, items }: { item: CartItem; items: readonly CartItem[] }) => (
  <Hints {...doublesOf(item, items)} />
);

/** The same of people who are ticked and not in the entry yet. */
export const TickedDoubles = ({ ticked }: { ticked: readonly Traveller[] }) => (
  <Hints
    twice={[]}
    elsewhere={byOtherEntry<RecipientInput>(ticked.map(({ input, busyIn }) => ({ person: input, others: busyIn })))}
  />
);
