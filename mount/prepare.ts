import { transportOf } from "#api/direct.ts";
import { placeholders } from "#api/path.ts";
import { loadBearer, type Resource } from "#api/resource.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { Host, Preloaded } from "#mount/table.ts";
import { textInSlices } from "#pace/slices.ts";
import { readBy } from "#state/reads.ts";
import { usePortal } from "#state/store.ts";
import { readOf } from "#widgets/shared/manifest.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

const followed = new WeakSet<Host["preloaded"]>();

/**
 * Forgets the preloaded answers that wait for their widget's code as soon as they may be outdated: with every write,
 * and with a login, before which they may have told of the expired session or of another person.
 */
function forgetOutdated(preloaded: Host["preloaded"]): void {
  if (followed.has(preloaded)) return;
  followed.add(preloaded);
  usePortal.subscribe(({ sends, invalidations, session, turn }, before) => {
    const isLogin = session.state === "active" && before.session.state === "expired";
    if (isLogin || turn !== before.turn || sends !== before.sends || invalidations !== before.invalidations)
      preloaded.clear();
  });
}

/**
 * What a widget reads, and by which resource. Lists of several kinds share a route: an answer is read as what its own
 * widget takes it for, articles as articles and videos as videos.
 */
type Reading = Pick<WidgetModule, "anchor" | "reads">;

function resourceOf({ anchor, reads }: Reading, { read: { route }, values }: Preloaded): Resource<unknown> | undefined {
  const own = anchor.reads.map(readOf).filter((read) => read.route !== "token");
  return reads[
    own.findIndex(
      (read) =>
        read.route === route && Object.entries(read.values ?? {}).every(([name, value]) => values[name] === value),
    )
  ];
}

/**
 * The one door by which preloaded answers enter the store: they are found by route and values. What has come before a
 * widget is drawn is drawn with it, not after a drawing that says 'wird geladen' (docs/decisions/006).
 * @param widget who reads; an answer for another waits for its own widget
 */
export function prepareStore(widget: Reading, { preloaded }: Host): void {
  forgetOutdated(preloaded);
  for (const [key, entry] of preloaded) {
    const { read, values, answer } = entry;
    const transport = transportOf(answer, textInSlices);
    const resource = resourceOf(widget, entry);
    if (resource === undefined && read.route !== "token") continue;
    preloaded.delete(key);
    const names = [...placeholders(routes[read.route as RouteName].path), ...(read.query ?? [])];
    if (resource !== undefined)
      readBy(transport, resource, Object.fromEntries(names.map((name) => [name, values[name]])));
    // The token is no resource: the client keeps it to itself. Whoever needs it will ask again should this fail.
    else loadBearer(transport).catch(() => undefined);
  }
}
