import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { useInView } from "#ui/dialog/use-in-view.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { check, error, info, tray } from "#ui/icon/paths.ts";
import { useStyles } from "#ui/root/root.tsx";
import { useFocusFallback } from "./focus-fallback.ts";
import css from "./notice.css?inline";

export type NoticeState = "loading" | "empty" | "error" | "success" | "info";

export interface NoticeProps {
  readonly state: NoticeState;
  readonly children: ReactNode;
  readonly retry?: { readonly label: string; readonly onRetry: () => void; readonly busy?: boolean } | undefined;
  /** Further buttons beside the retry. */
  readonly actions?: ReactNode;
  /** What comes, to be outlined below while it loads. */
  readonly shape?: Shape | undefined;
  /** Not announced, where the view around it says the same in a live region of its own. */
  readonly quiet?: boolean;
}

const pieces = { rows: 4, cards: 3, card: 1, fields: 4 } as const;

/** What comes as an outline: rows of a list, cards side by side, one card, or the fields of a form. */
export type Shape = keyof typeof pieces;

function Outline({ shape }: { readonly shape: Shape }) {
  return (
    <div className="notice-outline" data-shape={shape} aria-hidden="true">
      {[...Array(pieces[shape]).keys()].map((index) => (
        <span key={index} />
      ))}
    </div>
  );
}

const roles = { loading: "status", empty: "status", success: "status", error: "alert", info: undefined } as const;
const signs = { success: check, error, info, empty: tray } as const;

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

/** One sentence about a state: errors are announced at once, progress and success politely. */
export function Notice({ state, children, retry, actions, shape, quiet = false }: NoticeProps) {
  useStyles(css);
  const box = useFocusFallback();
  useInView(box, state);
  const hasActions = retry !== undefined || (actions !== undefined && actions !== null);
  return (
    <div className="notice" part="notice" data-state={state} role={quiet ? undefined : roles[state]} ref={box}>
      <Sign state={state} />
      <div className="notice-text">
        {children}
        {hasActions && (
          <div className="notice-actions">
            {actions}
            {retry !== undefined && (
              <Button busy={retry.busy} onClick={retry.onRetry}>
                {retry.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {shape !== undefined && <Outline shape={shape} />}
    </div>
  );
}
