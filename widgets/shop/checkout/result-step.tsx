import { pageAddress } from '#api/pages.ts';
import { factChanges } from '#domain/cart-changes.ts';
import type { Cart } from '#domain/entities/cart.ts';
import { sameId } from '#domain/cart.ts';
import { isOrdered, type OrderStep } from '#domain/order-run.ts';
import { isFilled } from '#domain/text.ts';
import { addTexts } from '#i18n/cart-add.ts';
import { checkoutTexts as texts } from '#i18n/checkout.ts';
import { common } from '#i18n/common.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FactTable } from '#widgets/shared/cart/changes.tsx';
import { entryTitle } from '#widgets/shared/cart/entry-title.ts';
import { personName } from '#widgets/shared/cart/person-name.ts';
import { eventPeriod } from '#widgets/shared/event/event-texts.ts';
import { LoginNeeded } from '#widgets/shared/session-expired.tsx';
import type { OrderLine } from './order.ts';
import type { Order } from './use-order.ts';
import { WaysOn, type StepOf } from './ways-on.tsx';

/** What an outcome says, with what the support needs to know (spec section 8). */
function Support({ message, line, onRetry }: { message: string; line: OrderLine; onRetry?: () => void }) {
  const { contactUrl } = useConfig();
  return (
    <Notice state="error" retry={onRetry && { label: common.retry, onRetry }} actions={<Button href={contactUrl} newTabHint={common.opensNewTab}>{texts.support}</Button>}>
      <p><strong>{message}</strong></p>
      <p>{texts.recipientId} {line.recipientId}</p>
      <p>{texts.askSupport}</p>
    </Notice>
  );
}

function Outcome({ step, line, onRetry }: { step: OrderStep; line: OrderLine; onRetry: () => void }) {
  switch (step) {
    case 'waiting':
      return <p className="cart-muted">{texts.waiting}</p>;
    case 'sending':
      return <Notice state="loading">{texts.sending}</Notice>;
    case 'booked':
      return <Notice state="success">{texts.booked}</Notice>;
    case 'converted':
      return <Support message={texts.converted} line={line} />;
    case 'failed':
      return <Support message={texts.failed} line={line} onRetry={onRetry} />;
    case 'changed':
    case 'soldOut':
    case 'closed':
      return <Notice state={step === 'changed' ? 'info' : 'error'}>{addTexts[step]}</Notice>;
    default:
      return step satisfies never;
  }
}

/** The period stays in one line. */
function LineTitle({ line: { item } }: { line: OrderLine }) {
  const period = item.event === null ? null : eventPeriod(item.event);
  return <p className="cart-muted">{entryTitle(item)}{isFilled(period) && <>, <span className="unbroken">{period}</span></>}</p>;
}

const isSameEntry = (a: OrderLine, b: OrderLine): boolean => sameId(a.item.itemId, b.item.itemId);

/** The ways on stand once an entry, below the last of its participants whom it had no place for. */
function isLastRefused(lines: readonly OrderLine[], line: OrderLine, stepOf: StepOf): boolean {
  const refused = lines.filter((other) => isSameEntry(other, line) && ['soldOut', 'closed'].includes(stepOf(other)));
  return refused.at(-1) === line;
}

interface ResultProps {
  readonly order: Order;
  readonly seen: Cart;
  readonly cart: Cart;
  readonly onConfirm: () => void;
  /** Called when an entry has become another one, which has to be looked at before it is ordered. */
  readonly onMoved: () => void;
}

/** Third step: what became of each participant; a change has to be confirmed before the rest is sent. */
export function ResultStep({ order, seen, cart, onConfirm, onMoved }: ResultProps) {
  const { lines, progress, isRunning, again } = order;
  const stepOf: StepOf = (line) => progress.entries.find(({ recipientId }) => sameId(recipientId, line.recipientId))?.step ?? 'waiting';
  const mustConfirm = !isRunning && progress.entries.some(({ step }) => step === 'changed');
  const confirm = (): void => {
    onConfirm();
    again('changed');
  };
  return (
    <div className="stack">
      {isRunning && <Notice state="loading">{texts.ordering}</Notice>}
      {progress.error !== null && <LoginNeeded text={texts.session} retry={{ label: common.retry, onRetry: () => again('waiting') }} />}
      {mustConfirm && (
        <Notice state="info" actions={<Button variant="primary" onClick={confirm}>{texts.confirm}</Button>}>
          <p>{texts.changed}</p>
          <FactTable changes={factChanges(seen, cart)} />
        </Notice>
      )}
      <ul className="cart-list">
        {lines.map((line) => (
          <li key={String(line.recipientId)} className="cart-entry" data-state={stepOf(line)}>
            <div><strong>{personName(line.recipient)}</strong><LineTitle line={line} /></div>
            <Outcome step={stepOf(line)} line={line} onRetry={() => again('failed', line)} />
            {isLastRefused(lines, line, stepOf) && <WaysOn people={lines.filter((other) => isSameEntry(other, line))} stepOf={stepOf} refusal={progress.refusals.get(String(line.recipientId))} onMoved={onMoved} />}
          </li>
        ))}
      </ul>
      {!isRunning && lines.some((line) => isOrdered(stepOf(line))) && <PdfLink />}
    </div>
  );
}

/** The whole order, to print and to hand on. */
export function PdfLink() {
  const config = useConfig();
  return <div><Button href={pageAddress(config, 'checkoutPdf') ?? ''} newTabHint={common.opensNewTab}>{texts.pdf}</Button></div>;
}
