import { pageAddress } from "#api/pages.ts";
import { sameId } from "#domain/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { place } from "#domain/event-place.ts";
import { isBinding, isRequest, lineChanges, linesNow, type OrderLine } from "#domain/order-lines.ts";
import { bookedCents, nextSum, outcomeOf, type OrderOutcome } from "#domain/order-outcome.ts";
import { isOrdered, stepIn, type OrderStep } from "#domain/order-run.ts";
import { isFilled } from "#domain/text.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { common } from "#i18n/common.ts";
import { loadCart } from "#state/cart.ts";
import { useConfig, usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FactTable } from "#widgets/shared/cart/changes.tsx";
import { entryTitle } from "#widgets/shared/cart/entry-title.ts";
import { personName } from "#widgets/shared/cart/person-name.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { euro } from "#widgets/shared/cart/prices.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import { LoginNeeded } from "#widgets/shared/session-expired.tsx";
import type { Order } from "./use-order.ts";
import { WaysOn, type StepOf } from "./ways-on.tsx";

/** What an outcome says, with what the support needs to know (spec section 8). */
function Support({ message, line, onRetry }: { message: string; line: OrderLine; onRetry?: () => void }) {
  const { contactUrl } = useConfig();
  return (
    <Notice
      state="error"
      retry={onRetry && { label: common.retry, onRetry }}
      actions={
        <Button href={contactUrl} newTabHint={common.opensNewTab}>
          {texts.support}
        </Button>
      }
    >
      <p>
        <strong>{message}</strong>
      </p>
      <p>
        {texts.recipientId} {line.recipientId}
      </p>
      <p>{texts.askSupport}</p>
    </Notice>
  );
}

interface OutcomeProps {
  readonly step: OrderStep;
  readonly line: OrderLine;
  /** The number of the order, where the backend has given one. */
  readonly number: string | undefined;
  readonly onRetry: () => void;
}

function Outcome({ step, line, number, onRetry }: OutcomeProps) {
  switch (step) {
    case "waiting":
      return <p className="cart-muted">{texts.waiting}</p>;
    case "sending":
      return <Notice state="loading">{texts.sending}</Notice>;
    case "booked":
      return (
        <Notice state="success">
          <p>{isBinding(line.item) ? texts.booked : texts.requested}</p>
          {number !== undefined && <p>{texts.orderNumber(number)}</p>}
        </Notice>
      );
    case "converted":
      return <Support message={texts.converted} line={line} />;
    case "failed":
      return <Support message={texts.failed} line={line} onRetry={onRetry} />;
    case "changed":
    case "soldOut":
    case "closed":
      return <Notice state={step === "changed" ? "info" : "error"}>{addTexts[step]}</Notice>;
    default:
      return step satisfies never;
  }
}

/**
 * What was confirmed of the entry: title, period, place, and what this participant pays. The period stays in one line.
 */
function LineFacts({ line }: { line: OrderLine }) {
  const { event } = line.item;
  const period = event === null ? null : eventPeriod(event);
  const cents = bookedCents(line);
  const more = event === null ? [] : [event.hotel?.name ?? place(event), cents === null ? null : euro(cents)];
  return (
    <p className="cart-muted">
      {entryTitle(line.item)}
      {isFilled(period) && (
        <>
          , <span className="unbroken">{period}</span>
        </>
      )}
      {more.filter(isFilled).map((fact) => `, ${fact}`)}
    </p>
  );
}

const isSameEntry = (a: OrderLine, b: OrderLine): boolean => sameId(a.item.itemId, b.item.itemId);

/** The ways on stand once an entry, below the last of its participants whom it had no place for. */
function isLastRefused(lines: readonly OrderLine[], line: OrderLine, stepOf: StepOf): boolean {
  const refused = lines.filter((other) => isSameEntry(other, line) && ["soldOut", "closed"].includes(stepOf(other)));
  return refused.at(-1) === line;
}

interface ChangedProps {
  readonly order: Order;
  readonly cart: Cart;
  readonly onConfirm: () => void;
  readonly onOverview: () => void;
}

/** What has changed since it was confirmed, with a way on and one back. What nobody has seen cannot be confirmed. */
function Changed({ order: { progress }, cart, onConfirm, onOverview }: ChangedProps) {
  const load = usePortal((state) => state.cart.load);
  if (load.state === "loading") return <Notice state="loading">{texts.loading}</Notice>;
  if (load.state === "failed")
    return (
      <>
        <p>{texts.changeUnread}</p>
        <ReadFailure error={load.error} onRetry={() => void loadCart()} />
      </>
    );
  const { open } = outcomeOf(progress.lines, progress.entries);
  const changes = lineChanges(open, cart);
  const sum = nextSum(linesNow(open, cart), progress.entries);
  const go = sum > 0 ? texts.bookFor(euro(sum)) : texts.order;
  return (
    <Notice
      state="info"
      actions={
        <>
          <Button variant="primary" onClick={onConfirm}>
            {isRequest(open.map(({ item }) => item)) ? texts.request : go}
          </Button>
          <Button onClick={onOverview}>{texts.backToOverview}</Button>
        </>
      }
    >
      <p>{changes.length > 0 ? texts.changed : texts.changeUnseen}</p>
      <FactTable changes={changes} />
    </Notice>
  );
}

/** What is to be paid for those who were booked, and for nobody else. */
function Booked({ outcome: { booked, sum, complete } }: { outcome: OrderOutcome }) {
  if (booked.length === 0) return null;
  return (
    <div className="cart-total">
      <p className="cart-total-sum">
        {cartTexts.total}: {euro(sum)}
      </p>
      <p className="cart-muted">{cartTexts.vat}</p>
      {!complete && <p>{cartTexts.incomplete}</p>}
    </div>
  );
}

interface ResultProps {
  readonly order: Order;
  readonly cart: Cart;
  /** Called when the customer has looked at what has changed, and wants it. */
  readonly onConfirm: () => void;
  /** Called where something has to be looked at before it is ordered. */
  readonly onOverview: () => void;
}

/**
 * Third step: what became of each participant, as they were ordered; a change has to be confirmed before the rest is
 * sent.
 */
export function ResultStep({ order, cart, onConfirm, onOverview }: ResultProps) {
  const { progress, isRunning, mustConfirm, again } = order;
  const { lines, entries } = progress;
  const stepOf: StepOf = ({ recipientId }) => stepIn(entries, recipientId);
  return (
    <div className="stack">
      {isRunning && <Notice state="loading">{texts.ordering}</Notice>}
      {progress.error !== null && (
        <LoginNeeded text={texts.session} retry={{ label: common.retry, onRetry: () => again("waiting") }} />
      )}
      {mustConfirm && <Changed {...{ order, cart, onConfirm, onOverview }} />}
      <ul className="cart-list">
        {lines.map((line) => (
          <li key={String(line.recipientId)} className="cart-entry" data-state={stepOf(line)}>
            <div>
              <strong>{personName(line.recipient)}</strong>
              <LineFacts line={line} />
            </div>
            <Outcome
              step={stepOf(line)}
              line={line}
              number={progress.numbers.get(String(line.recipientId))}
              onRetry={() => again("failed", line)}
            />
            {isLastRefused(lines, line, stepOf) && (
              <WaysOn
                people={lines.filter((other) => isSameEntry(other, line))}
                stepOf={stepOf}
                refusal={progress.refusals.get(String(line.recipientId))}
                onMoved={onOverview}
              />
            )}
          </li>
        ))}
      </ul>
      {!isRunning && <Booked outcome={outcomeOf(lines, entries)} />}
      {!isRunning && lines.some((line) => isOrdered(stepOf(line))) && <PdfLink />}
    </div>
  );
}

/** The whole order, to print and to hand on. */
export function PdfLink() {
  const config = useConfig();
  return (
    <div>
      <Button href={pageAddress(config, "checkoutPdf") ?? ""} newTabHint={common.opensNewTab}>
        {texts.pdf}
      </Button>
    </div>
  );
}
