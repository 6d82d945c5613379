import { useContext, useRef, type ReactNode } from "react";
import { AnchorContext } from "#anchor/anchor.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, errorIcon, infoIcon, trayIcon } from "#ui/icon/paths.ts";
import { useInView } from "#ui/page/use-in-view.ts";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import css from "./notice.css?inline";

/** What a notice says of the view; it decides colour, icon and how a screen reader tells it. */
export type NoticeState = "loading" | "empty" | "error" | "success" | "info";

export interface NoticeProps {
  readonly state: NoticeState;
  readonly children: ReactNode;
  readonly retry?: { readonly label: string; readonly onRetry: () => void; readonly busy?: boolean } | undefined;
  /** Further buttons beside the retry. */
  readonly actions?: ReactNode;
  /** The kind of outline that replaces the loading sentence, which only shows after a long wait. */
  readonly outline?: Outlined | undefined;
  /** Not announced, if the view around it says the same in its own live region. */
  readonly quiet?: boolean;
  /** One line, its buttons at its end: for what concerns the whole page. */
  readonly slim?: boolean;
  /** Whether it tells how a press beside it ended, so that it is brought into view. */
  readonly result?: boolean;
}

const pieces = { rows: 4, cards: 3, card: 1, fields: 4 } as const;
type Pieces = keyof typeof pieces;

/** The shape of an outline: the whole widget's, as in its manifest, or that of a part. */
export type Outlined = "widget" | Pieces;

/** The skeleton to be shown; null for something that is only a line. */
function useSkeleton(outline: Outlined | undefined): Pieces | null {
  const own = useContext(AnchorContext)?.skeleton ?? "line";
  const drawn = outline === "widget" ? own : (outline ?? "line");
  return drawn === "line" ? null : drawn;
}

function Outline({ skeleton }: { readonly skeleton: Pieces }) {
  return (
    <div className="notice-outline" data-skeleton={skeleton} aria-hidden="true">
      {[...Array(pieces[skeleton]).keys()].map((index) => (
        <span key={index} />
      ))}
    </div>
  );
}

const roles = { loading: "status", empty: "status", success: "status", error: "alert", info: undefined } as const;
const signs = { success: checkIcon, error: errorIcon, info: infoIcon, empty: trayIcon } as const;

function Sign({ state }: { readonly state: NoticeState }) {
  return (
    <span className="notice-sign">
      {state === "loading" ? (
        <span className="notice-wheel" aria-hidden="true" />
      ) : (
        <Icon path={signs[state]} size={22} />
      )}
    </span>
  );
}

type ButtonsProps = Pick<NoticeProps, "retry" | "actions" | "slim">;

function Buttons({ retry, actions, slim = false }: ButtonsProps) {
  if (retry === undefined && (actions === undefined || actions === null)) return null;
  return (
    <div className="notice-actions">
      {actions}
      {retry !== undefined && (
        <Button busy={retry.busy} onClick={retry.onRetry} variant={slim ? "quiet" : "secondary"}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}

/** A sentence about a state: errors are announced at once, progress and success politely. */
export function Notice({ state, children, retry, actions, outline, result, quiet = false, slim = false }: NoticeProps) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  useInView(box, state, result);
  const skeleton = useSkeleton(outline);
  const buttons = <Buttons retry={retry} actions={actions} slim={slim} />;
  return (
    <div
      className="notice"
      part="notice"
      data-state={state}
      data-slim={slim || undefined}
      role={quiet ? undefined : roles[state]}
      ref={box}
    >
      {skeleton === null ? <Sign state={state} /> : <Outline skeleton={skeleton} />}
      <div className="notice-text">
        {typeof children === "string" ? <span>{unbroken(children)}</span> : children}
        {!slim && buttons}
      </div>
      {slim && buttons}
    </div>
  );
}
