import type { ReactNode } from "react";
import { pageAddress } from "#api/pages.ts";
import { stepsAfterOrder, type NextStep } from "#domain/order/next-steps.ts";
import type { OrderLine } from "#domain/order/order-people.ts";
import { safeLink } from "#domain/text/link.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { formatPeriod } from "#i18n/format.ts";
import { keyed } from "#lib/keyed.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import { textSpan } from "#ui/unbroken/text-spans.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { wholePlace } from "./whole-place.ts";

function when(step: NextStep): string | null {
  switch (step.kind) {
    case "waitingList":
    case "reservation":
    case "invoice":
      return null;
    case "cancel":
      return step.day === null ? texts.untilEach : texts.until(formatPeriod(step.day, step.day) ?? "");
    case "link":
    case "start":
      return formatPeriod(step.day, step.day);
    default:
      return step satisfies never;
  }
}

/** Where the order can be cancelled: in the portal, or by a message. */
function WayToCancel({ portal }: { portal: string | null }) {
  const { contactUrl } = useConfig();
  const [before, contact, after] = texts.cancelByUs;
  return portal === null ? (
    <>
      {textSpan(before)}
      <a href={safeLink(contactUrl) ?? undefined}>{contact}</a>
      {textSpan(after)}
    </>
  ) : (
    <>
      {textSpan(texts.cancelBefore)}
      <a href={portal}>{texts.cancelIn}</a>
      <span>.</span>
    </>
  );
}

/** @param portal the address of the portal in which the customer can cancel; null for none */
function What({ step, portal }: { step: NextStep; portal: string | null }): ReactNode {
  switch (step.kind) {
    case "waitingList":
    case "reservation":
    case "invoice":
      return texts.nextKinds[step.kind];
    case "cancel":
      return <WayToCancel portal={portal} />;
    case "link":
      return unbroken(texts.linkMail(eventTitle(step.event)));
    case "start":
      return texts.starts(eventTitle(step.event), wholePlace(step.event));
    default:
      return step satisfies never;
  }
}

/** What was ordered: something to be paid, or nothing but requests. */
export type OrderKind = keyof typeof texts.yours;

/** The next steps with their dates, and the contact for questions. */
export function StepsAfterOrder({ lines, kind }: { lines: readonly OrderLine[]; kind: OrderKind }) {
  const config = useConfig();
  const { supportPhone, showGremiumButtons } = config;
  const visitor = useVisitor();
  const isCustomer = visitor.state === "customer";
  const account = visitor.state === "guest" ? pageAddress(config, "registration") : null;
  const portal = isCustomer && showGremiumButtons ? pageAddress(config, "portalStart") : null;
  const steps = stepsAfterOrder(lines, useNow());
  if (steps.length === 0 && supportPhone === "" && account === null) return null;
  return (
    <section className="stack order-section" aria-label={texts.next}>
      <h4>{texts.next}</h4>
      <ol className="order-next">
        {keyed(steps, (step) => JSON.stringify(step)).map(([key, step]) => {
          const day = when(step);
          return (
            <li key={key}>
              {day !== null && (
                <>
                  <strong>{day}</strong>
                  <br />
                </>
              )}
              <What step={step} portal={portal} />
            </li>
          );
        })}
      </ol>
      {account !== null && (
        <p className="order-account">
          {textSpan(texts.account)}
          <a href={account}>{texts.openAccount}</a>
        </p>
      )}
      {supportPhone !== "" && (
        <p>
          <span>{texts.questionsAfter[kind]}</span>
          <SupportPhone />
        </p>
      )}
    </section>
  );
}
