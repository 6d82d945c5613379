import { useRef, useState } from 'react';
import { toApiError, type ApiError } from '#api/errors.ts';
import type { WriteName } from '#api/routes.ts';
import type { SaveAnswer, Saving } from '#api/settings.ts';
import { useAnchor } from '#state/anchor.ts';
import { trackSubmit } from '#state/data-layer.ts';
import { useSessionClaim, watchRequest } from '#state/session.ts';

/**
 * How far a save has come: EDIT, DATA_SAVING, DATA_SUBMIT_SUCCESS, and DATA_SUBMIT_FAIL (or EMAIL_…) of spec section 4.
 * `refused` is FAIL_KNOWN where it carries the server's sentence; `failed` means that no fitting answer came.
 */
export type SaveState =
  | { readonly state: 'edit' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved' }
  | { readonly state: 'refused'; readonly message: string | null }
  | { readonly state: 'failed'; readonly error: ApiError };

export interface Save {
  readonly save: SaveState;
  /** Sends once; while a save is under way it does nothing. Resolves to whether it was saved. */
  readonly run: (saving: Saving) => Promise<boolean>;
  /** Back to EDIT, unless a save is under way. */
  readonly close: () => void;
  /** For a save that could not even be sent, as when the code of the rules cannot be had. */
  readonly fail: (thrown: unknown) => void;
}

const stateOf = (answer: SaveAnswer): SaveState => (answer.outcome === 'saved' ? { state: 'saved' } : { state: 'refused', message: answer.message });

/** The save machine of a form; tells the page of each save by `portal:submit`. */
export function useSave(route: WriteName): Save {
  const anchor = useAnchor();
  const [save, setSave] = useState<SaveState>({ state: 'edit' });
  const busy = useRef(false);
  useSessionClaim(save.state === 'failed' ? save.error : null);
  const run = async ({ action, send }: Saving): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSave({ state: 'saving' });
    const answered = watchRequest();
    const next = await trackSubmit(anchor, action, send, (answer) => answer.outcome === 'saved').then(
      (answer) => {
        answered();
        return stateOf(answer);
      },
      (thrown: unknown): SaveState => ({ state: 'failed', error: toApiError(thrown, action) }),
    );
    busy.current = false;
    setSave(next);
    return next.state === 'saved';
  };
  const close = (): void => {
    if (!busy.current) setSave({ state: 'edit' });
  };
  const fail = (thrown: unknown): void => setSave({ state: 'failed', error: toApiError(thrown, route) });
  return { save, run, close, fail };
}
