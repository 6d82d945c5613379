/**
 * How a criterion stands: a test proves it; tests prove a part, and nobody has examined the rest; nothing proves it; or
 * no widget has what it is about.
 */
export type Standing = "proved" | "partly" | "open" | "none";

/** A success criterion of WCAG 2.2, level A or AA, and what is known of it; the remark is for operators, in German. */
export interface Criterion {
  readonly num: string;
  readonly title: string;
  readonly level: "A" | "AA";
  readonly standing: Standing;
  /** Files of tests, below the project's root. */
  readonly tests: readonly string[];
  readonly remark: string;
}

type Rest = readonly [tests: readonly string[], remark: string];

const row =
  (standing: Standing) =>
  (level: Criterion["level"], num: string, title: string, ...[tests, remark]: Rest): Criterion => ({
    num,
    title,
    level,
    standing,
    tests,
    remark,
  });

/** A criterion that these tests prove. */
export const proved = row("proved");
/** A criterion of which these tests prove a part. */
export const partly = row("partly");
/** A criterion that nothing proves; the remark says what is known of it and what is missing. */
export const open = (level: Criterion["level"], num: string, title: string, remark: string): Criterion =>
  row("open")(level, num, title, [], remark);
/** A criterion about something that no widget has. */
export const none = (level: Criterion["level"], num: string, title: string, remark: string): Criterion =>
  row("none")(level, num, title, [], remark);
