import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { Rolldown } from "vite";
import { widgetName } from "#mount/anchor-id.ts";
import { registry } from "#mount/registry.ts";
import { LIBRARIES, SHARED } from "./chunks.ts";
import { FRAME, widgetFile } from "./portal-table.ts";

const root = `${join(import.meta.dirname, "../..")}/`;

/** The file of every page with a widget; all that several widgets load and no other file fits goes there as well. */
const FRAME_FILE = "frame";

/**
 * The files that widgets share, each with the folders or modules that it holds. A page that needs one module of a file
 * loads all of it, and all files that it imports: so a file holds what is used together. What is named in none of these
 * finds its file by who loads it (`groups`). Files may not import each other; the build says where they do.
 */
const SHARED_FILES: Readonly<Record<string, readonly string[]>> = {
  sending: ["src/state/sending/", "widgets/shared/sending/"],
  field: ["src/ui/field/"],
  forms: ["widgets/shared/forms/", "node_modules/react-hook-form/"],
  dates: ["widgets/shared/event/", "src/domain/event/money.ts", "node_modules/dayjs/"],
  event: ["widgets/portal/shared/event/", "widgets/shared/calendar/", "src/ui/accordion/", "src/ui/tabs/"],
  page: ["widgets/shared/page/", "widgets/portal/shared/list/", "src/pace/"],
  foreign: ["widgets/shared/foreign/", "node_modules/js-cookie/"],
  list: ["widgets/shared/list/", "widgets/site/shared/list/"],
  card: ["widgets/shared/cards/", "widgets/site/shared/cards/", "src/ui/rich-text/"],
  menu: ["widgets/portal/shared/menu/", "widgets/shared/dialogs/", "src/ui/dialog/"],
  wishlist: ["src/state/wishlist/"],
  bookmarks: ["widgets/portal/shared/bookmarks/"],
  members: ["widgets/portal/shared/members/"],
  recommended: ["widgets/site/shared/recommended/"],
  plan: ["src/domain/plan/"],
  hotel: ["widgets/shared/hotel/"],
  costs: ["src/domain/costs/"],
  cart: ["widgets/shared/cart/", "src/domain/shop/"],
  offer: ["widgets/shop/shared/offer/"],
  order: ["widgets/shared/order/"],
  people: ["widgets/shop/shared/people/"],
  booking: ["src/domain/participants/checkout-recipient.ts"],
};

/** The shared file that names the folder of a module. */
const namedFor = (id: string): string | undefined =>
  Object.entries(SHARED_FILES).find(([, folders]) => folders.some((folder) => id.startsWith(root + folder)))?.[0];

type Graph = Rolldown.ChunkingContext;

/** Modules with all that are loaded with them; if wanted, with what is loaded later as well. */
function loadedWith(modules: Iterable<string>, graph: Graph, later = false): ReadonlySet<string> {
  const loaded = new Set(modules);
  for (const id of loaded) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds) loaded.add(next);
  }
  return loaded;
}

/** The file of a module; null leaves it to the bundler, which makes a file for those that load it. */
type FileOf = (id: string) => string | null;

/** The widgets, each with the modules that it loads at once, and with those that it loads ever. */
const widgetsOf = (graph: Graph) =>
  registry.map((line) => {
    const start = [root + widgetFile(line)];
    return { name: widgetName(line.id), first: loadedWith(start, graph), all: loadedWith(start, graph, true) };
  });

/**
 * The shared files, each with the widgets that load one of its modules, or a file that imports one of them; the file of
 * the fewest widgets first.
 */
function sharedFiles(widgets: ReturnType<typeof widgetsOf>, frame: ReadonlySet<string>, graph: Graph) {
  const modules = [...new Set(widgets.flatMap(({ first }) => [...first]))].filter((id) => !frame.has(id));
  const named = new Map(modules.map((id) => [id, namedFor(id)]));
  const isIn = (file: string) => (id: string) => named.get(id) === file;
  const files = Object.keys(SHARED_FILES).map((file) => ({
    file,
    imported: [...loadedWith(modules.filter(isIn(file)), graph)],
  }));
  return files
    .map(({ file }) => {
      const loading = files.filter(({ imported }) => imported.some(isIn(file)));
      const users = widgets.filter(({ first }) => loading.some((one) => [...first].some(isIn(one.file))));
      return { file, users: new Set(users) };
    })
    .sort((one, other) => one.users.size - other.users.size);
}

/** The rule by which each module finds its file. */
function fileOf(graph: Graph): FileOf {
  const frame = loadedWith([root + FRAME], graph);
  const widgets = widgetsOf(graph);
  const files = sharedFiles(widgets, frame, graph);
  const known = new Map<string, string | null>();

  function decide(id: string): string | null {
    const library = Object.entries(LIBRARIES).find(([, pattern]) => pattern.test(id));
    if (library !== undefined) return library[0];
    if (frame.has(id)) return FRAME_FILE;
    const users = widgets.filter(({ first }) => first.has(id));
    const [owner] = users;
    // What is only loaded later has a file of its own.
    if (owner === undefined) return null;
    if (widgets.filter(({ all }) => all.has(id)).length === 1) return owner.name;
    const named = namedFor(id);
    if (named !== undefined) return posix.join(SHARED, named);
    const [importers = null, ...others] = new Set(graph.getModuleInfo(id)?.importers.map(find));
    if (importers !== null && others.length === 0) return importers;
    if (users.length === 1) return null;
    const smallest = files.find((shared) => users.every((user) => shared.users.has(user)));
    return smallest === undefined ? FRAME_FILE : posix.join(SHARED, smallest.file);
  }

  /** Each module is decided on once; one that imports itself in a circle is left to the bundler meanwhile. */
  function find(id: string): string | null {
    if (!known.has(id)) {
      known.set(id, null);
      known.set(id, decide(id));
    }
    return known.get(id) ?? null;
  }
  return find;
}

/**
 * How the build cuts its files. A module is in the file of the first of these that holds: a library's; the frame's, if
 * the frame loads it; its widget's, if no other ever loads it; that of its folder (`SHARED_FILES`); that of all that
 * import it; the smallest that all its widgets load anyway. @throws Error for a folder that is not there
 */
export function groups(): Rolldown.CodeSplittingGroup[] {
  const gone = Object.values(SHARED_FILES).flatMap((paths) => paths.filter((path) => !existsSync(root + path)));
  if (gone.length > 0) throw new Error(`scripts/build/groups.ts names what is not there: ${gone.join(", ")}`);
  let find: FileOf | undefined;
  return [{ name: (id, graph) => (find ??= fileOf(graph))(id), includeDependenciesRecursively: false }];
}
