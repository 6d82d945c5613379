import type { PortalEvent } from "#domain/entities/event.ts";
import { participantTexts as texts } from "#i18n/participants.ts";
import { pastedTexts } from "#i18n/pasted-people.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import type { useAddingAll } from "./use-pasting.ts";
import { WhoIsIn } from "./who-is-in.tsx";

interface PasteFootProps extends Pick<ReturnType<typeof useAddingAll>, "sending" | "failed"> {
  /** The number of complete lines, and of those that stay in the field. */
  readonly readable: number;
  readonly wrong: number;
  readonly event: PortalEvent | null;
  readonly waitingList: string | null;
  readonly add: () => void;
  readonly cancel: () => void;
}

/** The progress of adding the lines, and the buttons; the first button tells the number of people to be added. */
export function PasteFoot({ sending, failed, readable, wrong, event, waitingList, add, cancel }: PasteFootProps) {
  return (
    <>
      <Announced>
        {sending !== null && <p className="cart-muted">{pastedTexts.addedOf(...sending)}</p>}
        {sending === null && wrong > 0 && readable > 0 && <p className="cart-muted">{pastedTexts.linesStay(wrong)}</p>}
      </Announced>
      {failed !== null && sending === null && <WhoIsIn sent={failed} {...{ event, waitingList }} />}
      <div className="cart-buttons">
        <SendButton routes={["recipientAdd"]} variant="primary" busy={sending !== null} onClick={add}>
          {pastedTexts.addAll(sending === null ? readable : sending[1])}
        </SendButton>
        {sending === null && (
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
