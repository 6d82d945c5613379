const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The form of a name for `{slug}` in an address (contract-public section 1): lower case, umlauts spelled out, every
 * other run of characters that are neither a–z nor 0–9 replaced by one `-`, none at either end. '' for null.
 */
export function slugOf(name: string | null): string {
  const spelled = (name ?? "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter);
  return spelled.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
