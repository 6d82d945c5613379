import { distance, nearest, soundOf } from "#lib/look-alike.ts";
import { knownId } from "#mount/anchor-id.ts";

const PREFIX = "portal-";
/** A word without our prefix must have this many letters to count as a misspelt id of ours. */
const LONG = 9;
const FEW_MISTAKES = 2;

/** The id that an author may have meant, and how the written one differs. */
export interface LookAlike {
  readonly kind: "spelling" | "space" | "prefix" | "item" | "unknown";
  readonly meant: string;
}

const body = (id: string): string => id.slice(PREFIX.length);

/** Compares ids with the known ones. */
export class KnownIds {
  readonly #ids: readonly string[];
  /** Prefixes after which the id of an item must follow. */
  readonly #beginnings: readonly string[];
  /** The known ids without such an item's id. */
  readonly #starts: readonly string[];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
    this.#beginnings = ids.filter((id) => id.includes("{")).map((id) => id.replace(/\{.*/, ""));
    this.#starts = ids.map((id) => id.replace(/-?\{.*/, ""));
  }

  /** The id as in its manifest, or null if it is none of ours. */
  knownAs(id: string): string | null {
    return knownId(this.#ids, id) ?? null;
  }

  /**
   * Finds the id that an unknown id may have meant; null if it has nothing to do with the portal. The kinds `prefix`
   * and `unknown` are guesses.
   */
  lookAlike(id: string): LookAlike | null {
    const trimmed = id.trim();
    if (trimmed !== id && this.knownAs(trimmed) !== null) return { kind: "space", meant: trimmed };
    const beginning = this.#beginnings.find(
      (start) => trimmed === start || trimmed === start.slice(0, -1) || trimmed.startsWith(`${start}{`),
    );
    if (beginning !== undefined) return { kind: "item", meant: beginning };
    const found = this.#misspelt(trimmed);
    if (found !== null) return found;
    const alone = this.#starts.map(body).find((known) => soundOf(known) === soundOf(trimmed));
    return alone === undefined ? null : { kind: "prefix", meant: PREFIX + alone };
  }

  /** Adds the number at the end of the misspelt id to `meant`, if that needs one. */
  #withItem(meant: string, id: string): string {
    const start = this.#beginnings.find((beginning) => beginning === `${meant}-`);
    return start === undefined ? meant : start + (/\d+$/.exec(id)?.[0] ?? "");
  }

  #misspelt(id: string): LookAlike | null {
    const bare = id.replace(/[-_]?\d+$/, "");
    if (/^portal[-_. ]\w/i.test(bare)) {
      const meant = nearest(body(bare), this.#starts.map(body));
      return meant === null
        ? { kind: "unknown", meant: "" }
        : { kind: "spelling", meant: this.#withItem(PREFIX + meant, id) };
    }
    const whole = soundOf(bare);
    const meant =
      whole.length < LONG ? undefined : this.#starts.find((known) => distance(whole, soundOf(known)) <= FEW_MISTAKES);
    return meant === undefined ? null : { kind: "spelling", meant: this.#withItem(meant, id) };
  }
}
