import { pageAddress } from '#api/pages.ts';
import { factChanges } from '#domain/cart-changes.ts';

import type { Cart, Refusal } from '#domain/entities/cart.ts';
import { sameId } from '#domain/cart.ts';
import { isOrdered, type OrderStep } from '#domain/order-run.ts';
import { addTexts } from '#i18n/cart.ts';
import { checkoutTexts as texts } from '#i18n/checkout.ts';
import { common } from '#i18n/common.ts';
import { useConfig } from '#state/store.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Alternatives } from '#widgets/shared/cart/alternatives.tsx';
import { entryTitle, FactTable } from '#widgets/shared/cart/changes.tsx';
import type { OrderLine } from './order.ts';
import { personName } from '#widgets/shared/cart/person-name.ts';
import type { Order } from './use-order.ts';

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

function Outcome({ step, line, refusal, onRetry }: { step: OrderStep; line: OrderLine; refusal: Refusal | undefined; onRetry: () => void }) {
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
      return <Notice state="info">{texts.changed}</Notice>;
    case 'soldOut':
    case 'closed':
      return (
        <>
          <Notice state="error">{addTexts[step]}</Notice>
          <Alternatives events={refusal?.alternatives ?? []} />
        </>
      );
    default:
      return step satisfies never;
  }
}

/** Third step: what became of each participant; a change has to be confirmed before the rest is sent. */
export function ResultStep({ order, seen, cart, onConfirm }: { order: Order; seen: Cart; cart: Cart; onConfirm: () => void }) {
  const { lines, progress, isRunning, again } = order;
  const stepOf = (line: OrderLine): OrderStep => progress.entries.find(({ recipientId }) => sameId(recipientId, line.recipientId))?.step ?? 'waiting';
  const mustConfirm = !isRunning && progress.entries.some(({ step }) => step === 'changed');
  const confirm = (): void => {
    onConfirm();
    again('changed');
  };
  return (
    <div className="stack">
      {isRunning && <Notice state="loading">{texts.ordering}</Notice>}
      {progress.error !== null && <Notice state="info" actions={<Button onClick={() => again('waiting')}>{common.retry}</Button>}>{texts.session}</Notice>}
      {mustConfirm && (
        <Notice state="info" actions={<Button variant="primary" onClick={confirm}>{texts.confirm}</Button>}>
          <p>{texts.changed}</p>
          <FactTable changes={factChanges(seen, cart)} />
        </Notice>
      )}
      <ul className="cart-list">
        {lines.map((line) => (
          <li key={String(line.recipientId)} className="cart-entry" data-state={stepOf(line)}>
            <p><strong>{personName(line.recipient)}</strong> <span className="cart-muted">{entryTitle(line.item)}</span></p>
            <Outcome step={stepOf(line)} line={line} refusal={progress.refusals.get(String(line.recipientId))} onRetry={() => again('failed', line)} />
          </li>
        ))}
      </ul>
      {!isRunning && lines.some((line) => isOrdered(stepOf(line))) && <PdfLink />}
    </div>
  );
}

function PdfLink() {
  const config = useConfig();
  return <div><Button href={pageAddress(config, 'checkoutPdf') ?? ''} newTabHint={common.opensNewTab}>{texts.pdf}</Button></div>;
}
