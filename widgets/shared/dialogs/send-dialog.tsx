import { useEffect, useEffectEvent, useState } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { outcomeWord } from "#domain/answers/outcome.ts";
import { common } from "#i18n/common.ts";
import { sending as texts, type OutcomeTexts } from "#i18n/sending.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { Dialog, type DialogProps } from "#ui/dialog/dialog.tsx";
import { ignorePresses } from "#ui/page/ignore-presses.ts";
import type { ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";

const confirmLeaving = { question: texts.asked, stay: texts.stay, leave: texts.leave } as const;

export interface SendDialogProps extends Pick<DialogProps, "title" | "footer" | "children"> {
  readonly send: SendState<unknown, unknown>;
  readonly texts: OutcomeTexts;
  /** Further sentences about a success. */
  readonly further?: readonly string[] | undefined;
  /** The question before entered data is lost; null if there is none. */
  readonly unsaved: DialogProps["confirmClose"] | null;
  /** Milliseconds after a success until the dialog closes by itself; null if the customer closes it. */
  readonly closesAfter?: number | null;
  /**
   * Whether a dialog that is closed before anybody knows how its write ended says so on the page, from where it can be
   * opened again to ask.
   */
  readonly keepsUnknown?: boolean;
  /** Called when the dialog is no longer needed. */
  readonly onClose: () => void;
  /**
   * Told the sentence to show where the dialog was opened, once the customer has left it or it is done; see `SentLine`.
   */
  readonly onLine: (line: ClosedDialogResult | null) => void;
}

/**
 * The frame of every dialog that sends. While a write is under way it does not close without saying so. If the customer
 * leaves it, the write continues, and its result is shown on the page, from where the dialog can be opened again.
 */
export function SendDialog({
  send,
  texts: words,
  further = [],
  unsaved,
  closesAfter = null,
  keepsUnknown = false,
  ...rest
}: SendDialogProps) {
  const { onClose, onLine, ...dialog } = rest;
  const { root } = useAnchorContext();
  const [wasLeft, setLeft] = useState(false);
  const isSending = send.state === "sending";
  const word = send.state === "idle" || send.state === "sending" ? null : outcomeWord(send);
  const isLeft = wasLeft && send.state !== "idle";
  const finish = (): void => {
    onLine({ state: "success", said: [words.known, ...further], onReopen: null });
    onClose();
  };
  const tellLeft = useEffectEvent(() => {
    if (!isLeft) onLine(null);
    else if (word === "known") finish();
    else if (word === null) onLine({ state: "loading", said: [texts.underWay], onReopen: null });
    else onLine({ state: "error", said: [words[word]], onReopen: () => setLeft(false) });
  });
  useEffect(() => tellLeft(), [isLeft, word]);
  const forgetLine = useEffectEvent(() => {
    if (isLeft && word === null) onLine(null);
  });
  useEffect(() => () => forgetLine(), []);
  const finishAlone = useEffectEvent(() => {
    ignorePresses(root.querySelectorAll("dialog button"));
    finish();
  });
  const closesSoon = word === "known" && !isLeft && closesAfter !== null;
  useEffect(() => {
    if (!closesSoon) return undefined;
    const timer = setTimeout(() => finishAlone(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesSoon, closesAfter]);
  const staysBehind = isSending || (keepsUnknown && word === "unknown");
  const close = (): void => {
    if (staysBehind) setLeft(true);
    else if (word === "known") finish();
    else onClose();
  };
  return (
    <Dialog
      {...dialog}
      open={!isLeft}
      closeLabel={common.close}
      onClose={close}
      dirty={isSending || (unsaved !== null && !staysBehind)}
      confirmClose={isSending ? confirmLeaving : (unsaved ?? undefined)}
    />
  );
}
