import { jsonTexts } from "#i18n/inspector-values.ts";

/** The position of the first mistake in a JSON text, counted from 1, and its reason as a German sentence. */
export interface JsonMistake {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  /** The text at that position, at most one line; '' at the end. */
  readonly near: string;
}

class Broken extends Error {
  readonly at: number;

  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

const CURLY = /[„“”‚‘’'´`«»]/;
const NEAR = 24;

/**
 * Parses JSON like the browser, only to find where and why it breaks; browsers report that in three different ways or
 * not at all.
 */
class Reader {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  next(): string {
    return this.text[this.at] ?? "";
  }

  fail(reason: string, at = this.at): never {
    if (this.text.slice(at).trim() === "") throw new Broken(this.text.length, jsonTexts.end);
    const rest = this.text.slice(at);
    if (rest.startsWith("//") || rest.startsWith("/*")) throw new Broken(at, jsonTexts.comment);
    throw new Broken(at, CURLY.test(rest[0] ?? "") ? jsonTexts.curlyQuotes : reason);
  }

  blank(): void {
    while (this.next() !== "" && " \t\n\r".includes(this.next())) this.at += 1;
  }

  string(reason: string): void {
    if (this.next() !== '"') this.fail(reason);
    for (this.at += 1; this.next() !== '"'; this.at += 1) {
      if (this.next() === "") this.fail(jsonTexts.end);
      if (this.next() < " ") throw new Broken(this.at, jsonTexts.lineBreak);
      if (this.next() === "\\") {
        if (!/^\\(["\\/bfnrt]|u[\da-f]{4})/i.test(this.text.slice(this.at))) this.fail(jsonTexts.backslash);
        this.at += 1;
      }
    }
    this.at += 1;
  }

  entry(): void {
    this.string(jsonTexts.unquotedName);
    this.blank();
    if (this.next() !== ":") this.fail(jsonTexts.missingColon);
    this.at += 1;
    this.value();
  }

  group(end: string, entry: () => void): void {
    this.at += 1;
    this.blank();
    while (this.next() !== end) {
      entry();
      this.blank();
      if (this.next() === end) break;
      if (this.next() !== ",") this.fail(jsonTexts.missingComma);
      const comma = this.at;
      this.at += 1;
      this.blank();
      if (this.next() === end) throw new Broken(comma, jsonTexts.extraComma);
    }
    this.at += 1;
  }

  value(): void {
    this.blank();
    if (this.next() === "{") this.group("}", () => this.entry());
    else if (this.next() === "[") this.group("]", () => this.value());
    else if (this.next() === '"') this.string(jsonTexts.badValue);
    else {
      const word = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?)(?![\w.+-])/i.exec(
        this.text.slice(this.at),
      )?.[0];
      if (word === undefined || (/^[a-z]/i.test(word) && word !== word.toLowerCase())) this.fail(jsonTexts.badValue);
      this.at += word.length;
    }
  }
}

/** The first mistake in a JSON text, or null when there is none. */
export function findJsonMistake(text: string): JsonMistake | null {
  if (text.trim() === "") return { line: 1, column: 1, reason: jsonTexts.empty, near: "" };
  const reader = new Reader(text);
  try {
    reader.value();
    reader.blank();
    if (reader.next() !== "") reader.fail(jsonTexts.extra);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Broken)) throw thrown;
    const before = text.slice(0, thrown.at).split("\n");
    const near = (text.slice(thrown.at).split("\n")[0] ?? "").trim();
    return {
      line: before.length,
      column: (before.at(-1) ?? "").length + 1,
      reason: thrown.message,
      near: near.length > NEAR ? `${near.slice(0, NEAR)}…` : near,
    };
  }
}

/**
 * The mistake as a German text with position, quoted text and reason. Without `quote` nothing is quoted, for texts that
 * may be personal.
 */
export function describeJsonMistake({ line, column, reason, near }: JsonMistake, quote: boolean): string {
  const position = jsonTexts.position(line, column);
  return `${position}${quote && near !== "" ? ` ${jsonTexts.near(near)}` : ""}: ${reason}`;
}
