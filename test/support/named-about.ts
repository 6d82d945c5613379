/** The accessible name of a button or link with the event that it is about: the label, then title and dates. */
export const namedAbout = (label: string): RegExp => new RegExp(`^${label}: .*\\d{4}$`);
