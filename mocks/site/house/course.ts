import type { Trainer } from "./trainers.ts";

/** Half a day: its title, what happens, and its points. */
export type Lesson = readonly [title: string, about: string, ...points: string[]];

/** An editor's text about a theme. */
export interface Course {
  readonly lead: string;
  readonly forWhom: string;
  readonly goals: readonly string[];
  /** In order; a seminar takes as many as it has half days. */
  readonly lessons: readonly [Lesson, ...Lesson[]];
  readonly trainer: Trainer;
  /** The right by which the employer lets people go and pays; null where nobody has to be let go. */
  readonly law: "council" | "youth" | "disabled" | null;
}
