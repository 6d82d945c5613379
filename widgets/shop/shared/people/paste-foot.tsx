import { participantTexts as texts } from "#i18n/participants.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { NotSaved } from "./participant-form.tsx";
import type { useAddingAll } from "./use-pasting.ts";

interface PasteFootProps extends Pick<ReturnType<typeof useAddingAll>, "sending" | "failed"> {
  /** The number of complete lines, and of those that stay in the field. */
  readonly readable: number;
  readonly wrong: number;
  readonly waitingList: string | null;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
}

/** The progress of adding the lines, and the buttons; the first button tells the number of people to be added. */
export function PasteFoot({ sending, failed, readable, wrong, waitingList, onAdd, onCancel }: PasteFootProps) {
  return (
    <>
      <Announced>
        {sending !== null && <p className="cart-muted">{texts.addedOf(...sending)}</p>}
        {sending === null && wrong > 0 && readable > 0 && <p className="cart-muted">{texts.linesStay(wrong)}</p>}
      </Announced>
      {failed !== null && sending === null && <NotSaved changed={failed} waitingList={waitingList} />}
      <div className="cart-buttons">
        <SendButton routes={["recipientAdd"]} variant="primary" busy={sending !== null} onClick={onAdd}>
          {texts.addAll(sending === null ? readable : sending[1])}
        </SendButton>
        {sending === null && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
