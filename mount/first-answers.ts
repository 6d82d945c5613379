import { placeholders } from "#api/path.ts";
import { routes } from "#api/routes.ts";
import { takeAhead } from "#state/resources.ts";
import { readOf } from "#widgets/shared/manifest.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";
import { valuesOf } from "#mount/prime.ts";
import type { Host } from "#mount/table.ts";

/**
 * Puts the answers that the entry has asked for into the store before the widget is drawn: what has come by then is
 * drawn at once, not after a drawing that says 'wird geladen' (docs/decisions/039).
 */
export function takeFirstAnswers({ dataset }: HTMLElement, { anchor, first }: WidgetModule, { primed }: Host): void {
  for (const read of anchor.reads.map(readOf)) {
    const resource = first.find(({ name }) => name === read.route);
    if (resource === undefined || primed.size === 0) continue;
    const values = valuesOf(dataset, read);
    const names = [...placeholders(routes[read.route].path), ...(read.query ?? [])];
    takeAhead(resource, Object.fromEntries(names.map((name) => [name, values[name]])));
  }
}
