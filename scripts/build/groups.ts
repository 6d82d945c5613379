import { join, posix } from "node:path";
import type { Rolldown } from "vite";
import { nameOf } from "#mount/anchor-id.ts";
import { registry } from "#mount/registry.ts";
import { LIBRARIES, SHARED } from "./chunks.ts";
import { FRAME, widgetFile } from "./portal-table.ts";

const root = `${join(import.meta.dirname, "../..")}/`;

/** The file of every page with a widget; all that several widgets load and no other file fits goes there as well. */
const FRAME_FILE = "frame";

/**
 * The files that widgets share, each with the folders that it holds. A page that needs one module of a file loads all
 * of it, and all files that it imports: so a file holds what is used together. What lies in none of these folders finds
 * its file by who loads it (`sharedFile`). Files may not import each other; the build says where they do.
 */
export const SHARED_FILES: Readonly<Record<string, readonly string[]>> = {
  sending: ["src/state/sending/", "widgets/shared/sending/"],
  field: ["src/ui/field/"],
  forms: ["widgets/shared/forms/", "node_modules/react-hook-form/"],
  dates: ["widgets/shared/event/", "node_modules/dayjs/"],
  event: ["widgets/portal/shared/event/", "widgets/shared/calendar/", "src/ui/accordion/", "src/ui/tabs/"],
  page: ["widgets/shared/page/", "widgets/portal/shared/list/", "src/pace/"],
  foreign: ["widgets/shared/foreign/", "node_modules/js-cookie/"],
  list: ["widgets/shared/list/", "widgets/site/shared/list/"],
  card: ["widgets/shared/cards/", "widgets/site/shared/cards/", "src/ui/rich-text/"],
  menu: ["widgets/portal/shared/menu/", "widgets/shared/dialogs/", "src/ui/dialog/"],
  wishlist: ["src/state/wishlist/"],
  bookmarks: ["widgets/portal/shared/bookmarks/"],
  hotel: ["widgets/shared/hotel/"],
  costs: ["src/domain/costs/"],
  cart: ["widgets/shared/cart/", "src/domain/shop/"],
  offer: ["widgets/shop/shared/offer/"],
  order: ["widgets/shared/order/"],
  people: ["widgets/shop/shared/people/"],
  booking: ["src/domain/booking/"],
};

/** What more than this part of all widgets load comes with the frame. */
const MANY = 0.55;

/** What two widgets alone load joins a file that at most this part of all widgets load, or has one of its own. */
const FEW = 0.2;

/** The shared file that names the folder of a module. */
const namedFor = (id: string): string | undefined =>
  Object.entries(SHARED_FILES).find(([, folders]) => folders.some((folder) => id.startsWith(root + folder)))?.[0];

type Graph = Rolldown.ChunkingContext;

/** All modules that are loaded with one, itself among them; with those that it loads later, if wanted. */
function loadedWith(start: string, graph: Graph, later: boolean): Set<string> {
  const loaded = new Set([start]);
  for (const id of loaded) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(later ? dynamicallyImportedIds : [])]) loaded.add(next);
  }
  return loaded;
}

/** The file of a module; null leaves it to the bundler, which makes a file for those that load it. */
type FileOf = (id: string) => string | null;

interface Widget {
  readonly name: string;
  /** Where its own modules lie. */
  readonly folder: string;
  /** What it loads at once, and what it loads ever. */
  readonly first: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

const widgetsOf = (graph: Graph): Widget[] =>
  registry.map((line) => ({
    name: nameOf(line.id),
    folder: `${root}widgets/${line.folder}/`,
    first: loadedWith(root + widgetFile(line), graph, false),
    all: loadedWith(root + widgetFile(line), graph, true),
  }));

/** A shared file, and the names of the widgets that load it. */
type Loaded = readonly [file: string, users: ReadonlySet<string>];

/** Who loads each shared file, for its own folders or as another file imports it; those of few widgets first. */
function loadedFiles(widgets: readonly Widget[], frame: ReadonlySet<string>, graph: Graph): Loaded[] {
  const users = new Map(Object.keys(SHARED_FILES).map((file) => [file, new Set<string>()]));
  const importers = new Map(Object.keys(SHARED_FILES).map((file) => [file, new Set<string>()]));
  const fileFor = (id: string): string => (frame.has(id) ? "" : (namedFor(id) ?? ""));
  for (const id of new Set(widgets.flatMap(({ first }) => [...first]))) {
    const file = fileFor(id);
    if (file === "") continue;
    for (const { name, first } of widgets) if (first.has(id)) users.get(file)?.add(name);
    for (const below of loadedWith(id, graph, false)) importers.get(fileFor(below))?.add(file);
  }
  return [...importers]
    .map(([file, by]): Loaded => [file, new Set([...by].flatMap((upper) => [...(users.get(upper) ?? [])]))])
    .sort(([, one], [, other]) => one.size - other.size);
}

function fileOf(graph: Graph): FileOf {
  const frame = loadedWith(root + FRAME, graph, false);
  const widgets = widgetsOf(graph);
  const files = loadedFiles(widgets, frame, graph);
  const known = new Map<string, string | null>();

  /**
   * What several widgets load and no folder names is where all are that import it; else in the file of the fewest
   * widgets that all who need it load anyway.
   */
  function sharedFile(id: string, users: readonly string[]): string | null {
    const [above = null, ...others] = new Set(graph.getModuleInfo(id)?.importers.map(find));
    if (above !== null && others.length === 0) return above;
    if (users.length === 1) return null;
    const fitting = files.find(([, loading]) => users.every((user) => loading.has(user)));
    if (users.length === 2 && (fitting?.[1].size ?? Infinity) > widgets.length * FEW)
      return posix.join(SHARED, users.join("_"));
    return fitting === undefined ? FRAME_FILE : posix.join(SHARED, fitting[0]);
  }

  function place(id: string): string | null {
    const library = Object.entries(LIBRARIES).find(([, pattern]) => pattern.test(id));
    if (library !== undefined) return library[0];
    const users = widgets.filter(({ first }) => first.has(id)).map(({ name }) => name);
    if (frame.has(id) || users.length >= widgets.length * MANY) return FRAME_FILE;
    if (users.length === 0 || widgets.filter(({ all }) => all.has(id)).length === 1) return users[0] ?? null;
    const own = widgets.find(({ folder }) => id.startsWith(folder));
    if (own !== undefined) return own.name;
    const named = namedFor(id);
    return named === undefined ? sharedFile(id, users) : posix.join(SHARED, named);
  }

  /** Each module is placed once; one that imports itself in a circle is left to the bundler meanwhile. */
  function find(id: string): string | null {
    if (!known.has(id)) {
      known.set(id, null);
      known.set(id, place(id));
    }
    return known.get(id) ?? null;
  }
  return find;
}

/**
 * How the build cuts its files: libraries, the frame with what most widgets need, the shared files, and each widget
 * with what it alone needs.
 */
export function groups(): Rolldown.CodeSplittingGroup[] {
  let find: FileOf | undefined;
  return [{ name: (id, graph) => (find ??= fileOf(graph))(id), includeDependenciesRecursively: false }];
}
