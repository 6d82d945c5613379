/**
 * Milliseconds for which the file's address must stay valid, because browsers read the file some time after the click.
 */
const ADDRESS_LIFE_MS = 60_000;

/** Starts the browser's download of a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
