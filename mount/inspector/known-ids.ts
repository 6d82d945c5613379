import { registry } from '#mount/registry.ts';
import { distance, nearest, plain } from './look-alike.ts';

const PREFIX = 'portal-';
const ITEM = '{id}';

/** Ids as the registry writes them. */
export const knownIds: readonly string[] = registry.map(({ id }) => id);

const exact = new Set(knownIds.filter((id) => !id.endsWith(ITEM)));
/** Beginnings that an item's number must follow. */
const beginnings = knownIds.filter((id) => id.endsWith(ITEM)).map((id) => id.slice(0, -ITEM.length));

/** The id as the registry writes it, or null for one that is none of ours. */
export function knownAs(id: string): string | null {
  if (exact.has(id)) return id;
  const beginning = beginnings.find((start) => id.startsWith(start) && id.length > start.length && !id.endsWith(ITEM));
  return beginning === undefined ? null : beginning + ITEM;
}

/** What somebody may have meant by an id, and what made it differ. */
export interface LookAlike {
  readonly kind: 'spelling' | 'space' | 'prefix' | 'item' | 'unknown';
  readonly meant: string;
}

const body = (id: string): string => id.slice(PREFIX.length);
const starts = knownIds.map((id) => id.replace(/-?\{id\}$/, ''));
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
  const beginning = beginnings.find((start) => trimmed === start || trimmed === start.slice(0, -1) || trimmed === start + ITEM);
  if (beginning !== undefined) return { kind: 'item', meant: beginning };
  const found = misspelt(trimmed);
  if (found !== null) return found;
  const alone = bodies.find((known) => plain(known) === plain(trimmed));
  return alone === undefined ? null : { kind: 'prefix', meant: PREFIX + alone };
}
