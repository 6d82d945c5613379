import { useId, useRef, useState } from "react";
import type { Cart } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import { byEntry, outcomeOf, type LineGroup } from "#domain/order/order-outcome.ts";
import { isOrdered, linesOf, type OrderLine, type OrderPerson } from "#domain/order/order-people.ts";
import type { Move } from "#domain/shop/state.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import type { OrderControl } from "#state/shop/shop-order.ts";
import { useMoves } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { useWait } from "#state/wait.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIgnoredOnceGone } from "#ui/page/ignore-presses.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { UndoNotice } from "#widgets/shared/order/undo-notice.tsx";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { MoveOptions } from "./move-options.tsx";
import { EntryFacts } from "./thanks.tsx";

/** A participant with the number for the support, and a retry of this one alone; null if there is none. */
function FailedPerson({ person, onRetry }: { person: OrderPerson; onRetry: (() => void) | null }) {
  const id = useId();
  return (
    <li>
      <div id={id}>
        <span>{`${personName(person.recipient)}, `}</span>
        <span className="cart-muted unbroken">{`${texts.recipientId} ${person.recipientId}`}</span>
      </div>
      {onRetry !== null && (
        <Button variant="quiet" aria-describedby={id} onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </li>
  );
}

/**
 * Results about which only the support can say more: each seminar once, below it the number of each participant (spec
 * section 8).
 */
function Support({
  message,
  lines,
  onRetry,
}: {
  message: string;
  lines: readonly OrderPerson[];
  onRetry?: (person?: OrderPerson) => void;
}) {
  const { contactUrl } = useConfig();
  const isWaiting = useWait("checkout") !== null;
  if (lines.length === 0) return null;
  return (
    <Notice
      state="error"
      actions={
        <>
          {onRetry !== undefined && !isWaiting && (
            <Button variant="primary" onClick={() => onRetry()}>
              {lines.length > 1 ? texts.retryAll : common.retry}
            </Button>
          )}
          <Button href={contactUrl} newTabHint={common.opensNewTab}>
            {texts.support}
          </Button>
        </>
      }
    >
      <p>
        <strong>{message}</strong>
      </p>
      <ul className="order-failed">
        {byEntry(lines).map(({ item, lines: people }) => (
          <li key={String(item.itemId)}>
            <p>{entryTitle(item)}</p>
            <ul>
              {people.map((person) => (
                <FailedPerson
                  key={String(person.recipientId)}
                  person={person}
                  onRetry={onRetry === undefined || isWaiting || lines.length === 1 ? null : () => onRetry(person)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>{texts.askSupport}</p>
      {onRetry !== undefined && <WaitSentence routes={["checkout"]} />}
    </Notice>
  );
}

interface NoPlaceProps {
  readonly heading: "h4" | "h5";
  readonly group: LineGroup<OrderPerson>;
  readonly reason: "soldOut" | "closed";
  readonly cart: Cart;
  readonly onMoved: () => void;
  readonly onTakenOut: (undo: Move | null) => void;
}

/** An entry whose participants got no place, with the alternatives. */
function NoPlace({ heading, group: { item, lines }, reason, cart, onMoved, onTakenOut }: NoPlaceProps) {
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  const others = linesOf(cart).filter(
    (line) =>
      sameId(line.item.itemId, item.itemId) && lines.every(({ recipientId }) => !sameId(recipientId, line.recipientId)),
  );
  return (
    <li className="cart-entry" ref={row}>
      <EntryFacts item={item} heading={heading} />
      <p>{lines.map(({ recipient }) => personName(recipient)).join(", ")}</p>
      <Notice state="error">{addTexts[reason]}</Notice>
      <MoveOptions
        people={lines}
        mayWait={reason === "soldOut" && others.length === 0}
        alternatives={lines.findLast(({ refusal }) => refusal !== null)?.refusal?.alternatives ?? []}
        {...{ cart, onMoved, onTakenOut }}
      />
    </li>
  );
}

const named = (line: OrderLine): string => `${personName(line.recipient)}, ${entryTitle(line.item)}`;

/**
 * Participants with an unknown outcome; a button asks the backend again, without sending anything (contract-public
 * section 8).
 */
function Unknown({ lines, onCheck }: { lines: readonly OrderLine[]; onCheck: () => void }) {
  if (lines.length === 0) return null;
  return (
    <Notice
      state="error"
      actions={
        <Button variant="primary" onClick={onCheck}>
          {texts.checkAgain}
        </Button>
      }
    >
      <p>
        <strong>{texts.unknown}</strong>
      </p>
      <ul className="order-failed">
        {lines.map((line) => (
          <li key={String(line.recipientId)}>{named(line)}</li>
        ))}
      </ul>
      <p>
        <span>{texts.question}</span>
        <SupportPhone />
      </p>
    </Notice>
  );
}

/** Participants who are no longer in the cart and were not ordered. */
function Gone({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Notice state="info">
      <p>{texts.gone}</p>
      <ul className="order-failed">
        {lines.map((line) => (
          <li key={String(line.recipientId)}>{named(line)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Entries that were removed here, each with an undo button until the page is left. */
function TakenOut({ undos, onUndo }: { undos: readonly Move[]; onUndo: (undo: Move) => void }) {
  return undos.map((undo) => (
    <UndoNotice key={undo.id} label={cartTexts.undo} onUndo={() => onUndo(undo)}>
      {cartTexts.removed(undo.to.event === null ? cartTexts.untitled : eventTitle(undo.to.event))}
    </UndoNotice>
  ));
}

interface NotOrderedProps {
  readonly order: OrderControl;
  readonly cart: Cart;
  readonly onOverview: () => void;
}

const stillIn = (cart: Cart, groups: readonly LineGroup<OrderPerson>[]): LineGroup<OrderPerson>[] => {
  const there = linesOf(cart);
  return groups
    .map(({ item, lines }) => ({
      item,
      lines: lines.filter((line) => there.some(({ recipientId }) => sameId(recipientId, line.recipientId))),
    }))
    .filter(({ lines }) => lines.length > 0);
};

/** The participants who were not ordered, each with alternatives; nothing if all were ordered. */
export function NotOrdered({ order, cart, onOverview }: NotOrderedProps) {
  const { begin } = useMoves();
  const [takenOut, setTakenOut] = useState<readonly Move[]>([]);
  // An entry that could not be restored is reported with the other moves at the head of the page.
  const undo = useOneAtATime(async (move: Move): Promise<void> => {
    setTakenOut((all) => all.filter((other) => other !== move));
    await begin(move);
  });
  const { soldOut, closed, failed, bookedBefore, unknown, gone } = outcomeOf(order.order.people);
  const noPlace = [
    ...stillIn(cart, soldOut).map((group) => ({ group, reason: "soldOut" as const })),
    ...stillIn(cart, closed).map((group) => ({ group, reason: "closed" as const })),
  ];
  const open = noPlace.length + failed.length + unknown.length + gone.length;
  if (open + bookedBefore.length + takenOut.length === 0) return null;
  // Where nothing is ordered, the heading above says so for all of them.
  const isMixed = order.order.people.some(isOrdered);
  return (
    <section className="stack order-section" aria-label={open > 0 ? texts.open : undefined}>
      {open > 0 && isMixed && <h4>{texts.open}</h4>}
      {noPlace.length > 0 && (
        <ul className="cart-list">
          {noPlace.map(({ group, reason }) => (
            <NoPlace
              key={`${reason} ${String(group.item.itemId)}`}
              heading={isMixed ? "h5" : "h4"}
              {...{ group, reason, cart }}
              onMoved={onOverview}
              onTakenOut={(move) => setTakenOut((all) => (move === null ? all : [...all, move]))}
            />
          ))}
        </ul>
      )}
      <TakenOut undos={takenOut} onUndo={undo} />
      <Unknown lines={unknown} onCheck={order.check} />
      <Gone lines={gone} />
      <Support message={texts.failed} lines={failed} onRetry={(person) => order.again("failed", person)} />
      <Support message={texts.converted} lines={bookedBefore} />
    </section>
  );
}
