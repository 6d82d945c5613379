/** The values in a text such as `a,b`; none for an empty one. */
export const valuesIn = (text: string): string[] => text.split(",").filter((one) => one !== "");
