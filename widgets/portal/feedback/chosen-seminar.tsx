import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import { daysOf } from "./seminar-days.ts";
import { labelOf } from "./seminar-label.ts";

/** A seminar's name with its days. */
export const ChosenSeminar = ({ seminar }: { seminar: CompletedSeminar }) => (
  <strong>{labelOf(seminar, daysOf(seminar))}</strong>
);
