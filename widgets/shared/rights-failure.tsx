import { members as texts } from '#i18n/members.ts';
import type { RightsState } from './member-rights.ts';
import { ReadFailure } from './remote-view.tsx';

/** Says that rights could not be checked, above a list that shows what is safe without them. */
export function RightsFailure({ rights }: { rights: RightsState }) {
  if (rights.state !== 'failed') return null;
  return (
    <div className="stack stack-tight">
      <p>{texts.rightsFailed}</p>
      <ReadFailure error={rights.error} onRetry={rights.reload} />
    </div>
  );
}
