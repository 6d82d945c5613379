import type { PortalEvent } from "#domain/entities/event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { missingButtonsOf } from "#domain/participants/recipients.ts";
import { missingButtonTexts, participants as texts } from "#i18n/recipients.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { SupportWays } from "./support-ways.tsx";

/** Says below the participants why buttons are missing, and whom to ask. */
export function MissingButtons({ event, recipients }: { event: PortalEvent; recipients: readonly Recipient[] }) {
  const reasons = missingButtonsOf(recipients, event, useNow(), useConfig());
  if (reasons.length === 0) return null;
  return (
    <div className="participants-missing-buttons">
      {reasons.map((reason) => (
        <p key={reason}>{missingButtonTexts[reason]}</p>
      ))}
      <p>{texts.askInstead}</p>
      <SupportWays />
    </div>
  );
}
