import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../widgets/", import.meta.url));

/** Files whose busy buttons make no write: they read more of a list, or open a dialog that has a button of its own. */
const READING = [
  "forms/consultant/picker.tsx",
  "portal/event-detail/gremium-participants/participant.tsx",
  "shared/list/list-results.tsx",
];

/** The files of a folder that draw a plain button with a busy state. */
const plainBusyButtons = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([, source]) => /<Button\b[^>]*?\bbusy=/.test(source.replaceAll("=>", "")))
    .map(([file]) => file)
    .sort();

it("a button that sends is not offered while the server takes no further try", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test.") && file !== "shared/waiting.tsx",
  );
  expect(plainBusyButtons(Object.fromEntries(files.map((file) => [file, readFileSync(root + file, "utf8")])))).toEqual(
    READING,
  );
});

it("such a button is found", () => {
  const source = '<Button type="submit" onClick={() => send()} busy={isSending}>Senden</Button>';
  expect(plainBusyButtons({ "a.tsx": source, "b.tsx": source.replaceAll("Button", "SendButton") })).toEqual(["a.tsx"]);
});
