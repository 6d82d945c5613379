import { brotliCompressSync } from "node:zlib";
import { createBuilder } from "vite";
import { describe, expect, it } from "vitest";
import type { RouteName } from "#api/routes.ts";
import { registry, type WidgetEntry } from "#mount/registry.ts";
import { limits } from "#scripts/limits.ts";
import { readOf } from "#widgets/shared/manifest.ts";
import { NOTHING_BUILT } from "./chunks.ts";
import { chunksOf, entry } from "./entry.ts";
import { portalTable } from "./portal-table.ts";

const SUBJECTS = [
  "invoice",
  "trainer",
  "voucher",
  "meeting",
  "library",
  "canteen",
  "journey",
  "webcast",
  "quarter",
  "bulletin",
];
const KINDS = ["list", "detail", "search", "form", "compact", "calendar", "gallery", "teaser", "archive", "button"];
const routes: readonly RouteName[] = [
  ...new Set(registry.flatMap(({ reads }) => reads.map((read) => readOf(read).route))),
];

/** A hundred widgets that do not exist, no two alike. */
const madeUp: WidgetEntry[] = SUBJECTS.flatMap((subject, row) =>
  KINDS.map((kind, column): WidgetEntry => {
    const at = row * KINDS.length + column;
    const route = routes[at % routes.length] ?? "user";
    return {
      folder: `site/${subject}-${kind}`,
      id: `portal-${subject}-${kind}`,
      name: subject,
      shows: { de: "", en: "" },
      params: [],
      height: { wide: 40 + 37 * (at % 23), phone: 60 + 41 * (at % 19) },
      skeleton: "rows",
      reads: at % 3 === 0 ? [] : [at % 3 === 1 ? route : { route, unless: "data-json" }],
    };
  }),
);
const SHARED = ["calendar", "event-card", "field", "rich-text", "send", "tabs", "text-search", "use-form-frame"];

describe("the entry", () => {
  it("holds a hundred widgets within its budget", async () => {
    const shared = Object.fromEntries(
      madeUp.map(({ id }) => [id, SHARED.filter((_name, index) => (id.length + id.charCodeAt(8)) % (index + 2) === 0)]),
    );
    const libraries = ["vendor-BO8XXpKv", "rolldown-runtime-C7sWqA2d"];
    const builder = await createBuilder({
      configFile: false,
      logLevel: "error",
      plugins: [portalTable(() => ({ ...NOTHING_BUILT, shared, libraries }), madeUp)],
      define: { __VERSION__: '"1.0.0"' },
      build: { write: false, modulePreload: false },
      environments: { entry: entry("portal.js", "./chunks/") },
    });
    const environment = builder.environments.entry;
    if (environment === undefined) throw new Error("The builder has no environment for the entry");
    const [made] = chunksOf(await builder.build(environment));
    const bytes = brotliCompressSync(made?.code ?? "").length;
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes / 1000).toBeLessThan(limits.entry);
  }, 60_000);
});
