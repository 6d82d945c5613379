/** How the names of drafts of people's forms begin, by form; the event's id follows, or the id of who is edited. */
export const draftNames = {
  add: "participant of ",
  paste: "people of ",
  tick: "ticked of ",
  edit: "participant ",
} as const;
