const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];
const COMMA = 44;

/** The position after a JSON string that begins at `start`; -1 if it does not end. */
function afterText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return -1;
}

/**
 * The position after the opening bracket of a list in an object's JSON; -1 if the object has no list of that name, or
 * the JSON is broken.
 */
function listStart(json: string, name: string): number {
  let depth = 0;
  for (let at = 0; at !== -1 && at < json.length;) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) {
      const end = afterText(json, at);
      const [found] =
        depth === 1 && json.slice(at, end) === `"${name}"` ? (/^\s*:\s*\[/.exec(json.slice(end, end + 100)) ?? []) : [];
      if (found !== undefined) return end + found.length;
      at = end;
      continue;
    }
    if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    at += 1;
  }
  return -1;
}

/**
 * The rows of a list in the JSON of an object, each as a JSON text, so that a long answer can be parsed in pieces.
 * @returns null if the object has no such list; the generator returns whether the list was complete
 */
export function jsonRows(json: string, name: string): Generator<string, boolean> | null {
  const start = listStart(json, name);
  return start === -1 ? null : rowsFrom(json, start);
}

function* rowsFrom(json: string, start: number): Generator<string, boolean> {
  let depth = 0;
  let row = start;
  for (let at = start; at !== -1 && at < json.length;) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) {
      at = afterText(json, at);
      continue;
    }
    if (depth === 0 && (letter === COMMA || CLOSING.includes(letter))) {
      const text = json.slice(row, at).trim();
      if (text !== "") yield text;
      if (letter !== COMMA) return true;
      row = at + 1;
    }
    if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    at += 1;
  }
  return false;
}
