import { transportOf } from "#api/direct.ts";
import { placeholders } from "#api/path.ts";
import { userResource } from "#api/people.ts";
import { loadBearer, type Resource } from "#api/resource.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { Transport } from "#api/transport.ts";
import type { EntryContext, Preloaded } from "#mount/table.ts";
import { textInSlices } from "#pace/slices.ts";
import { offerPreloaded, readByTransport, resourceKey } from "#state/reads.ts";
import { usePortal } from "#state/store.ts";
import { readOf } from "#widgets/shared/manifest.ts";
import type { WidgetModule } from "#widgets/shared/widget.ts";

const followed = new WeakSet<EntryContext["preloaded"]>();

/** What a preloaded answer was asked for with: the values of its path and query. */
function valuesOf({ read, values }: Preloaded): Record<string, string | undefined> {
  const names = [...placeholders(routes[read.route as RouteName].path), ...(read.query ?? [])];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const transportFor = ({ answer }: Preloaded): Transport => transportOf(answer, textInSlices);

/**
 * Drops preloaded answers that still wait for their widget's code when they may be outdated: after every write, and
 * after a login or a change of person, before which they told of another one or of nobody. A view that asks for one
 * before its widget's code is there takes it, so that nothing is asked twice.
 */
function followPreloaded(preloaded: EntryContext["preloaded"]): void {
  if (followed.has(preloaded)) return;
  followed.add(preloaded);
  usePortal.subscribe(({ sends, invalidations, session, turn }, before) => {
    const isLogin = session.state === "active" && before.session.state === "expired";
    if (isLogin || turn !== before.turn || sends !== before.sends || invalidations !== before.invalidations)
      preloaded.clear();
  });
  offerPreloaded((key) => {
    for (const [address, entry] of preloaded) {
      if (resourceKey(entry.read.route as RouteName, valuesOf(entry)) !== key) continue;
      preloaded.delete(address);
      return transportFor(entry);
    }
    return undefined;
  });
}

/**
 * A widget's reads and their resources. Several kinds of list share a route, so a preloaded answer is parsed by the
 * resource of the widget that takes it: articles as articles, videos as videos.
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
 * Moves preloaded answers into the store, where views find them by route and values. An answer that arrives before its
 * widget is rendered is shown in the first rendering, without one that says 'wird geladen' (docs/decisions/006).
 * Who is logged in is asked once: the first widget takes that answer, whether or not it reads it, before its views ask.
 * @param widget that reads; answers for other widgets stay for these
 */
export function prepareStore(widget: Reading, { preloaded }: EntryContext): void {
  followPreloaded(preloaded);
  for (const [key, entry] of preloaded) {
    const { read } = entry;
    const transport = transportFor(entry);
    const resource = read.route === userResource.name ? userResource : resourceOf(widget, entry);
    if (resource === undefined && read.route !== "token") continue;
    preloaded.delete(key);
    if (resource !== undefined) readByTransport(transport, resource, valuesOf(entry));
    // The token is not a resource: only the client holds it. If this fails, the call that needs it asks again.
    else loadBearer(transport).catch(() => undefined);
  }
}
