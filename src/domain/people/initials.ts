/** The first letters of a name's first and last word without titles: those of 'Dr. Änne Fröhlich' are 'ÄF'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith("."));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /^\p{L}/u.exec(word ?? "")?.[0].toUpperCase() ?? "")
    .join("");
}
