import { act } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { configureClient } from "#api/client.ts";
import type { Primed } from "#api/answer.ts";
import { takeFirstAnswers } from "#mount/first-answers.ts";
import { readParams } from "#mount/params.ts";
import { prime } from "#mount/prime.ts";
import { registry, type WidgetLine } from "#mount/registry.ts";
import { tableOf } from "#scripts/portal-table.ts";
import { useMockPortal } from "#test/support/door.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { readOf } from "#widgets/shared/manifest.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

useMockPortal();

/** Routes that no resource reads: the bearer token is the client's, the cart keeps its own order of answers. */
const NO_RESOURCE = ["token", "cart", "cartSmall"];

/** Widgets that ask for more than their first answers, or take them in slices, before all of them is drawn. */
const ASKS_ON = [
  "portal-cart",
  "portal-checkout",
  "portal-conference-booking",
  "portal-consultant",
  "portal-document-list",
  "portal-event-dates",
  "portal-event-detail",
  "portal-event-search",
  "portal-feedback",
];

const modules = import.meta.glob<{ default: WidgetModule }>("../widgets/*/*/index.tsx");
const table = tableOf(registry, () => []);

async function widgetOf({ folder }: WidgetLine): Promise<WidgetModule> {
  const module = await modules[`../widgets/${folder}/index.tsx`]?.();
  if (module === undefined) throw new Error(`${folder} has no adapter`);
  return module.default;
}

const widgets = await Promise.all(registry.map(async (line) => ({ line, widget: await widgetOf(line) })));

function anchorOf({ id, example: { ending = "", attributes = {} } = {} }: WidgetLine): HTMLElement {
  const anchor = document.createElement("div");
  anchor.id = id.replace(/\{\w+\}$/, ending);
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value ?? "");
  return anchor;
}

describe("the answers that the entry has asked for", () => {
  it.each(widgets.map(({ line, widget }) => [line.id, widget] as const))(
    "have what takes them in %s",
    (_id, { anchor, first }) => {
      const routes = anchor.reads.map((read) => readOf(read).route).filter((route) => !NO_RESOURCE.includes(route));
      expect(first.map(({ name }) => name)).toEqual(routes);
    },
  );

  it.each(
    widgets.filter(({ widget }) => widget.first.length > 0).map(({ line, widget }) => [line.id, line, widget] as const),
  )("are drawn at once by %s", async (_id, line, widget) => {
    const anchor = anchorOf(line);
    const primed = new Map<string, Promise<Primed>>();
    configureClient({ primed });
    prime(anchor, table, table.rows[line.id]?.reads ?? [], {}, primed);
    const asked = primed.size;
    await Promise.all(primed.values());
    takeFirstAnswers(anchor, widget, { config: undefined, nonce: "", release: "", ids: [], primed });
    expect([asked > 0, primed.size]).toEqual([
      true,
      widget.anchor.reads.filter((read) => NO_RESOURCE.includes(readOf(read).route)).length,
    ]);
    await act(
      async () =>
        new Promise((resolve) => {
          setTimeout(resolve);
        }),
    );
    const View = widget.View as ComponentType<object>;
    const view = renderInRoot(<View {...readParams(anchor, widget)} />);
    expect(ASKS_ON.includes(line.id) || !/(wird|werden) geladen/.test(view.wrapper.textContent)).toBe(true);
  });
});
