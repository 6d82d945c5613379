import { memo } from "react";
import type { CartItem, RecipientInput } from "#domain/entities/cart.ts";
import { bySameEntries, doublesOf, type Elsewhere } from "#domain/participants/doubles.ts";
import type { Traveller } from "#domain/participants/travellers.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { personName } from "#widgets/shop/shared/person-name.ts";

type Named = Parameters<typeof personName>[0];

function Hints({ twice, elsewhere }: { twice: readonly Named[]; elsewhere: readonly Elsewhere<Named>[] }) {
  // Entries with the same title give the same hint.
  const hints = new Set([
    ...(twice.length === 0 ? [] : [texts.twice(twice.map(personName))]),
    ...elsewhere.map(({ others, people }) =>
      texts.elsewhere(people.map(personName), [...new Set(others.map(entryTitle))]),
    ),
  ]);
  return (
    <Announced>
      {hints.size > 0 && (
        <Notice state="info" quiet>
          {[...hints].map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Notice>
      )}
    </Announced>
  );
}

/**
 * Hints about participants who are twice in an entry, or also in another one on the same days; they refuse nothing.
 * Memoised, since all names are compared.
 */
export const EntryDoubles = memo(function EntryDoubles(props: { item: CartItem; items: readonly CartItem[] }) {
  return <Hints {...doublesOf(props.item, props.items)} />;
});

/** The same hints about ticked people who are not in the entry yet. */
export const TickedDoubles = ({ ticked }: { ticked: readonly Traveller[] }) => (
  <Hints
    twice={[]}
    elsewhere={bySameEntries<RecipientInput>(ticked.map(({ input, busyIn }) => ({ person: input, others: busyIn })))}
  />
);
