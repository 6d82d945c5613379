import type { TitledText } from "#domain/entities/event.ts";

/** Editors' words by which a text urges to order, as no field says it. */
const urges =
  /(?:nur noch|wenige|letzten?)\s.{0,30}pl[aä]tz|(?:jetzt|schnell)\s.{0,30}(?:buchen|sichern|anmelden|reservieren)|sichern sie sich|frühbucher/iu;

/** Whether a text (HTML) urges to order: it is of no use to whoever has ordered. */
export const urgesToOrder = ({ title, text }: TitledText): boolean => urges.test(`${title ?? ""}\n${text ?? ""}`);
