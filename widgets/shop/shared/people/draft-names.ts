/** Prefixes of draft names by form; the event's id follows, or the id of the edited participant. */
export const draftNames = {
  add: "participant of ",
  paste: "people of ",
  tick: "ticked of ",
  edit: "participant ",
} as const;
