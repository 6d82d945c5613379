import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { closeIcon } from "#ui/icon/paths.ts";
import { openerIn } from "#ui/root/opener.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import css from "./dialog.css?inline";
import { stayModal } from "./stay-modal.ts";

/** Milliseconds between the wish to close and the end of the dialog (spec section 9). */
const CLOSE_DELAY_MS = 100;

type DialogState = "open" | "confirming" | "closing";

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** Called 100 ms after the customer wished to close; the caller then sets `open` to false. */
  readonly onClose: () => void;
  /** Whether something would be lost: the customer is asked before it closes. */
  readonly dirty?: boolean | undefined;
  readonly confirmClose?: { readonly question: string; readonly stay: string; readonly leave: string } | undefined;
  /**
   * Buttons below the scrolling body, always visible; a function gets the function that closes the dialog, which asks
   * first if it is dirty.
   */
  readonly footer?: ReactNode | ((requestClose: () => void) => ReactNode);
  readonly size?: "normal" | "full" | undefined;
  readonly children: ReactNode;
}

function show(element: HTMLDialogElement): void {
  // Out of the page, with its anchor or a tab's panel, it becomes modal on its return. jsdom lacks the method.
  if (element.isConnected && typeof element.showModal === "function") element.showModal();
  else element.setAttribute("open", "");
}

/** The number of open dialogs of all widgets. */
let openDialogs = 0;

/** Whether a dialog of any widget is open. */
export const isDialogOpen = (): boolean => openDialogs > 0;

/** Shows the native dialog while the component is mounted, and then returns the focus to the element that opened it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  const { root } = useAnchorContext();
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = openerIn(root);
    if (element === null) return undefined;
    show(element);
    const stopStaying = stayModal(element, root);
    openDialogs += 1;
    // The dialog itself is focused: Orca takes the first text of a dialog as its position without reading it, and stays
    // silent when that is focused.
    (element.querySelector<HTMLElement>("[data-autofocus]") ?? element).focus();
    return () => {
      stopStaying();
      openDialogs -= 1;
      if (typeof element.close === "function") element.close();
      if (opener?.isConnected === true) opener.focus();
    };
  }, [dialog, root]);
}

function useClosing({ onClose, dirty = false, confirmClose }: Pick<DialogProps, "onClose" | "dirty" | "confirmClose">) {
  const [state, setState] = useState<DialogState>("open");
  const [asked, setAsked] = useState<string | undefined>();
  const question = dirty ? confirmClose?.question : undefined;
  // The question no longer applies, for example because the write has ended meanwhile.
  if (state === "confirming" && question !== asked) setState("open");
  // Nobody was asked yet, for example because a write has begun meanwhile.
  if (state === "closing" && question !== undefined && question !== asked) setState("open");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (state !== "closing") clearTimeout(timer.current);
  }, [state]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = (): void => {
    if (state === "closing") return;
    setState("closing");
    timer.current = setTimeout(() => {
      onClose();
      // If the caller does not close it, the dialog can be closed again.
      setState("open");
    }, CLOSE_DELAY_MS);
  };
  const request = (): void => {
    setAsked(question);
    if (question === undefined) leave();
    else setState("confirming");
  };
  return { state, leave, request, stay: () => setState("open") };
}

function Confirmation({
  texts,
  onStay,
  onLeave,
}: {
  readonly texts: NonNullable<DialogProps["confirmClose"]>;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const stayButton = useRef<HTMLButtonElement>(null);
  const { root } = useAnchorContext();
  useEffect(() => {
    const { current } = stayButton;
    const dialog = current?.closest("dialog");
    current?.focus();
    // When it disappears by itself, it returns the focus to the dialog.
    return () => {
      if (root.activeElement === null && dialog?.isConnected === true) dialog.focus();
    };
  }, [root]);
  return (
    <div className="dialog-confirm">
      <p role="alert">{texts.question}</p>
      <div className="cluster">
        <Button ref={stayButton} variant="primary" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button onClick={onLeave}>{texts.leave}</Button>
      </div>
    </div>
  );
}

function OpenDialog({ title, closeLabel, footer, size = "normal", children, ...closing }: Omit<DialogProps, "open">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { state, leave, request, stay } = useClosing(closing);
  useModal(dialog);
  const goBack = (): void => {
    stay();
    dialog.current?.focus();
  };
  // A back gesture and a third Escape close the native dialog without asking. It is shown again, so that no input is
  // lost and a caller may refuse.
  useEffect(() => {
    if (state !== "closing" && dialog.current?.open === false) show(dialog.current);
  });
  const onClose = (): void => {
    if (dialog.current?.open === true) return;
    request();
    if (state === "confirming" && dialog.current !== null) show(dialog.current);
  };
  const giveUp = (): void => (state === "confirming" ? goBack() : request());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    giveUp();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      part="dialog"
      // Hosts with smooth scrolling by script leave the wheel to this element.
      data-lenis-prevent=""
      data-state={state}
      data-size={size}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        giveUp();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{unbroken(title)}</h2>
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={request}>
          <Icon path={closeIcon} size={24} />
        </button>
      </div>
      <div className="dialog-body" tabIndex={-1}>
        {children}
      </div>
      {state === "confirming" && closing.confirmClose !== undefined && (
        <Confirmation texts={closing.confirmClose} onStay={goBack} onLeave={leave} />
      )}
      {footer !== undefined && state !== "confirming" && (
        <div className="dialog-foot">{typeof footer === "function" ? footer(request) : footer}</div>
      )}
    </dialog>
  );
}

/** A modal dialog in the browser's top layer, so that no header or transform of the host can cover it. */
export function Dialog({ open, ...props }: DialogProps) {
  useStyles(css);
  return open ? <OpenDialog {...props} /> : null;
}
