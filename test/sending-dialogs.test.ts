import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const FRAME = "widgets/shared/dialogs/send-dialog.tsx";

/** Whether a file draws a dialog of its own in which something is sent. */
const bypasses = (source: string): boolean =>
  source.includes('from "#ui/dialog/dialog.tsx"') && /\b(useSend|usePageSend|sendWrite|sendInTurn)\b/.test(source);

it("stand in the one frame that does not close without a word", () => {
  const views = readdirSync(`${root}widgets`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
    .map((path) => `widgets/${path}`);
  expect(views).toContain(FRAME);
  expect(views.filter((path) => path !== FRAME && bypasses(readFileSync(root + path, "utf8")))).toEqual([]);
});

it("are found where they bypass it", () => {
  const plain = 'import { Dialog } from "#ui/dialog/dialog.tsx";';
  expect(bypasses(`${plain}\nconst { send, run } = useSend(write);`)).toBe(true);
  expect(bypasses(plain)).toBe(false);
});
