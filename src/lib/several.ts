/** The values of a text that holds several as `a,b`; none of an empty one. */
export const valuesIn = (text: string): string[] => text.split(",").filter((one) => one !== "");
