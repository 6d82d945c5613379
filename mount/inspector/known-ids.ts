import { knownId } from '#mount/anchor-id.ts';
import { distance, nearest, plain } from './look-alike.ts';
import { lines } from './widgets.ts';

const PREFIX = 'portal-';

/** Ids as their manifests write them. */
export const knownIds: readonly string[] = lines.map(({ id }) => id);

/** Beginnings that an entry's number must follow. */
const beginnings = knownIds.filter((id) => id.includes('{')).map((id) => id.replace(/\{.*/, ''));

/** The id as its manifest writes it, or null for one that is none of ours. */
export const knownAs = (id: string): string | null => knownId(knownIds, id) ?? null;

/** What somebody may have meant by an id, and what made it differ. */
export interface LookAlike {
  readonly kind: 'spelling' | 'space' | 'prefix' | 'item' | 'unknown';
  readonly meant: string;
}

const body = (id: string): string => id.slice(PREFIX.length);
const starts = knownIds.map((id) => id.replace(/-?\{.*/, ''));
const bodies = starts.map(body);

/** Without our beginning a word must be long to be mistaken for an id of ours. */
const LONG = 9;
const FEW_MISTAKES = 2;

/** `meant` with the item's number that stood behind the misspelt id. */
function withItem(meant: string, id: string): string {
  const start = beginnings.find((beginning) => beginning === `${meant}-`);
  return start === undefined ? meant : start + (/\d+$/.exec(id)?.[0] ?? '');
}

function misspelt(id: string): LookAlike | null {
  const bare = id.replace(/[-_]?\d+$/, '');
  if (/^portal[-_. ]\w/i.test(bare)) {
    const meant = nearest(bare.slice(PREFIX.length), bodies);
    return meant === null ? { kind: 'unknown', meant: '' } : { kind: 'spelling', meant: withItem(PREFIX + meant, id) };
  }
  const whole = plain(bare);
  const meant = whole.length < LONG ? undefined : starts.find((known) => distance(whole, plain(known)) <= FEW_MISTAKES);
  return meant === undefined ? null : { kind: 'spelling', meant: withItem(meant, id) };
}

/** Judges an id that is not known; null when it has nothing to do with the portal. `prefix` and `unknown` are guesses. */
export function lookAlike(id: string): LookAlike | null {
  const trimmed = id.trim();
  if (trimmed !== id && knownAs(trimmed) !== null) return { kind: 'space', meant: trimmed };
  const beginning = beginnings.find((start) => trimmed === start || trimmed === start.slice(0, -1) || trimmed.startsWith(`${start}{`));
  if (beginning !== undefined) return { kind: 'item', meant: beginning };
  const found = misspelt(trimmed);
  if (found !== null) return found;
  const alone = bodies.find((known) => plain(known) === plain(trimmed));
  return alone === undefined ? null : { kind: 'prefix', meant: PREFIX + alone };
}
