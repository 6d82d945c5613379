import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { noWaysOf } from "#domain/recipients.ts";
import { noWayTexts, participants as texts } from "#i18n/recipients.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { SupportWays } from "./support-ways.tsx";

/** Says below the participants why buttons are missing, and whom to ask. */
export function NoWays({ event, recipients }: { event: PortalEvent; recipients: readonly Recipient[] }) {
  const reasons = noWaysOf(recipients, event, useNow(), useConfig());
  if (reasons.length === 0) return null;
  return (
    <div className="participants-no-ways">
      {reasons.map((reason) => (
        <p key={reason}>{noWayTexts[reason]}</p>
      ))}
      <p>{texts.noWay}</p>
      <SupportWays />
    </div>
  );
}
