/** The name of a button or link that says which event it is about: its words, then title and dates. */
export const namedAbout = (label: string): RegExp => new RegExp(`^${label}: .*\\d{4}$`);
