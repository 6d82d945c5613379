import type { ComparedFacts, FactChange, ServerChange } from "#domain/cart/cart-changes.ts";
import { orderTypeLabels } from "#i18n/cart-short.ts";
import { changeTexts as texts } from "#i18n/cart.ts";
import { formatDateRange } from "#i18n/format.ts";
import { plusVat } from "#i18n/sentences.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "#widgets/shared/order/cart.css?inline";
import { entryTitle } from "./entry-title.ts";
import { euroOfCents } from "./prices.tsx";

function factText(fact: FactChange["facts"][number], facts: ComparedFacts): string {
  const { type, price, startDate, endDate, hotel } = facts;
  switch (fact) {
    case "type":
      return orderTypeLabels[type];
    case "price":
      return price === null ? texts.unknown : euroOfCents(price);
    case "dates":
      return formatDateRange(startDate, endDate) ?? texts.unknown;
    case "hotel":
      return hotel ?? texts.unknown;
    default:
      return fact satisfies never;
  }
}

export interface FactTableProps {
  readonly changes: readonly FactChange[];
}

/** The old and the new facts side by side. */
export function FactTable({ changes }: FactTableProps) {
  useStyles(css);
  return changes.map((change) => (
    <table className="cart-changes" key={String(change.item.itemId)}>
      <caption>{entryTitle(change.item)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {change.facts.map((fact) => (
          <tr key={fact}>
            <th scope="row">{texts.facts[fact]}</th>
            <td data-label={texts.before}>{factText(fact, change.before)}</td>
            <td data-label={texts.after}>
              <strong>{factText(fact, change.after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/** That changed prices are net, where no sum says it. */
export const NetOf = ({ changes }: FactTableProps) =>
  changes.some(({ facts }) => facts.includes("price")) && <p className="cart-muted">{plusVat}</p>;

function sentence(change: Exclude<ServerChange, FactChange>): string {
  const title = entryTitle(change.item);
  return texts[change.kind](title);
}

/** The changes that the backend made by itself, until the customer dismisses them; nothing if there are none. */
export function CartChanges({ changes, onSeen }: { changes: readonly ServerChange[]; onSeen: () => void }) {
  if (changes.length === 0) return null;
  const facts = changes.filter((change) => change.kind === "changed");
  const others = changes.filter((change) => change.kind !== "changed");
  return (
    <Notice state="info" actions={<Button onClick={onSeen}>{texts.seen}</Button>}>
      <p>
        <strong>{texts.title}</strong>
      </p>
      {others.map((change) => (
        <p key={`${change.kind} ${String(change.item.itemId)}`}>{sentence(change)}</p>
      ))}
      <FactTable changes={facts} />
    </Notice>
  );
}
