/** Browsers read the file some time after the click; the address must live until then, in milliseconds. */
const ADDRESS_LIFE_MS = 60_000;

/** Hands a file to the browser's download under the given name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
