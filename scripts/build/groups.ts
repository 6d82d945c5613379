import { join, posix } from "node:path";
import type { Rolldown } from "vite";
import { nameOf } from "#mount/anchor-id.ts";
import { registry } from "#mount/registry.ts";
import { SHARED } from "./chunks.ts";
import { FRAME, widgetFile } from "./portal-table.ts";

const root = `${join(import.meta.dirname, "../..")}/`;

/** Libraries outlive a release: those of every page with a widget, and the client, loaded with the first request. */
const LIBRARIES = {
  vendor: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|zustand|valibot)\/|\/src\/lib\/natives\.ts$/,
  client: /node_modules\/axios\/|\/api\/transport\.ts$/,
};

/**
 * The files that widgets share, each with the beginnings of the paths that it holds; the first that fits counts.
 * A page that needs one module of a file loads all of it, and all files that it imports: so a file holds what is
 * used together. Files may not import each other; the build says where they do.
 */
export const SHARED_FILES = {
  frame: [
    "src/ui/(button/button|icon/(icon|paths)|link/new-tab|notice|page/(?!printing)|root|visually-hidden)",
    "src/domain/(overnight|phone)",
    "src/(lib/(?!digest|json-rows|text-search)|pace/(?!paced-list)|state/(customer|visitor))",
    "i18n/(login|numbers|overnight|sentences)",
    "widgets/shared/(waiting|forms/(filled-in|form-values|reset-href|support-phone))",
  ],
  view: [
    "api/pages",
    "src/(domain/(cents|entities/(cart|event|hotel|recipient)\\.|event-place|hotel-address|money)|pace/paced-list)",
    "src/ui/(addressed|button/step-button|chip|compound|facts|icon/more-paths|image|lazy|link/mail-address)",
    "widgets/shared/(empty|kept-view|remote-view|session-expired|structured-data/structured-data)",
    "i18n/(empty|errors)",
  ],
  write: [
    "api/(accounts|body-fields|write)",
    "src/(domain/refusal|lib/digest|state/(data-layer|draft|intents|leaving|look-up|send|unsaved|visit))",
    "widgets/shared/one-at-a-time",
    "i18n/sending",
  ],
  forms: [
    "node_modules/react-hook-form/",
    "widgets/(forms/|shared/forms/(?!leave-guard))",
    "api/(requests|settings\\.)",
    "src/domain/(contact|interaction|street)",
    "i18n/(fields|requests)",
  ],
  field: ["src/ui/field/", "src/(domain/typed|lib/text-search)", "i18n/forms"],
  settings: ["widgets/portal/user-settings/", "api/settings-saves", "src/domain/settings", "i18n/settings"],
  dialog: ["src/ui/dialog", "widgets/(portal/shared/menu/|shared/forms/leave-guard)", "i18n/(menu|saving)"],
  back: ["widgets/(portal/shared/list/|shared/list/(page-history|place|use-restored))"],
  card: [
    "src/ui/rich-text",
    "widgets/(shared/(card-image|cards/|list/found-count)|site/shared/list/list-card)",
    "api/content",
    "src/domain/entities/(article|content|download)",
    "i18n/lists",
  ],
  list: [
    "src/ui/dropdown",
    "widgets/(shared|site/shared)/list/",
    "api/lists",
    "src/domain/(entities/location|letters|list-filters)",
    "i18n/downloads",
  ],
  wishlist: ["api/(bookmarks|wishlist)", "src/(domain/entities/(bookmark|wishlist)|state/wishlist)", "i18n/wishlist"],
  bookmarks: ["widgets/portal/shared/bookmarks/", "src/state/removals", "i18n/bookmarks"],
  dates: [
    "node_modules/dayjs/",
    "widgets/(shared/event/(event-(summary|texts)|loaded-event)|portal/shared/event/event-pages)",
    "api/events",
    "src/(domain/(berlin|countdown|date-range|event-list|events|german-day|modules|time)|state/clock)",
    "i18n/(events|format)",
  ],
  tabs: ["src/ui/tabs"],
  event: [
    "widgets/(shared|portal/shared)/event/",
    "api/documents",
    "src/(domain/(calendar|entities/document|event-links|file-name|ics|recipients)|ui/accordion)",
    "i18n/(documents|recipient-status)",
  ],
  "event-list": ["widgets/portal/event-list/", "src/domain/event-groups"],
  members: ["widgets/portal/shared/members/", "src/domain/members", "i18n/members"],
  costs: ["src/domain/(booking-options|hotel-(costs|prices)|schedule)", "i18n/offers"],
  schedule: ["widgets/portal/shared/schedule/", "src/ui/page/printing", "i18n/schedule"],
  plans: ["api/training-plan", "src/domain/(entities/plan|plan-draft)", "i18n/training-plan"],
  teasers: ["widgets/site/shared/recommended/", "src/domain/(page-values|teasers)", "i18n/recommendations"],
  hotel: ["widgets/shared/hotel/", "src/(domain/(gallery|hotel-)|ui/icon/hotel-paths)", "i18n/hotel"],
  consent: ["widgets/shared/(load-script|slotted-element)", "src/state/consent", "node_modules/js-cookie/"],
  cart: [
    "widgets/(shared/cart/(add-button|cart.css)|shop/shared/(focus-after-removal|offer/availability))",
    "api/(booking-states|cart)",
    "src/(domain/(booking-state|cart\\.|cart-changes|entities/shop|shop/(?!empty|new-moves|order))|state/(booking-states|shop(?!-order)|use-shop))",
    "i18n/cart(-add)?\\.",
  ],
  offer: [
    "src/lib/json-rows",
    "widgets/shop/shared/(cart-bar|lazy-next-best|offer/)",
    "api/(conferences|exported-events|sliced)",
    "src/domain/(conference|entities/conference|event-search)",
    "i18n/conferences",
  ],
  booking: ["widgets/shared/booking/(?!recipient-name)"],
  recipients: [
    "widgets/shared/booking/recipient-name",
    "api/(order-state|recipients)",
    "src/(domain/checkout|state/purchase)",
    "i18n/(booking|outcomes|recipients)",
  ],
  checkout: ["widgets/(shared/cart/alternatives|shop/checkout/)", "i18n/checkout"],
  people: ["widgets/shop/(cart/|shared/(people/(?!person-|draft-names)|to-checkout))", "src/state/typed-people"],
  order: [
    "widgets/shared/cart/(?!alternatives)",
    "widgets/shop/shared/(empty-cart|lazy-empty-cart|moves/move-notices|people/(draft-names|person-(facts|name)))",
    "i18n/(participants|rebooking)",
    "src/(domain/(order-lines|participants|rebooking|shop/new-moves|travellers)|state/wanted-places)",
  ],
};

/** The same for what no widget loads at once: the rules of forms come with the first key, or before a form is sent. */
export const LATER_FILES = {
  "form-rules": [
    "node_modules/(yup|@hookform|property-expr|tiny-case|toposort)/",
    "widgets/shared/forms/(described-rules|field-rules|form-resolver)",
  ],
};

/** What no file above names comes with the frame where so many of all widgets load it. */
const MANY = 1 / 3;

const isBelow = (paths: readonly string[], id: string): boolean =>
  new RegExp(`^(${paths.join("|")})`).test(id.replace(root, ""));

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

function fileOf(graph: Graph): FileOf {
  const frame = loadedWith(root + FRAME, graph, false);
  const widgets = registry.map((line) => ({
    name: nameOf(line.id),
    first: loadedWith(root + widgetFile(line), graph, false),
    all: loadedWith(root + widgetFile(line), graph, true),
  }));
  return (id) => {
    const library = Object.entries(LIBRARIES).find(([, pattern]) => pattern.test(id));
    if (library !== undefined) return library[0];
    if (frame.has(id)) return "frame";
    const atOnce = widgets.filter(({ first }) => first.has(id));
    if (widgets.filter(({ all }) => all.has(id)).length === 1) return atOnce[0]?.name ?? null;
    const name = Object.entries(atOnce.length > 0 ? SHARED_FILES : LATER_FILES).find(([, paths]) =>
      isBelow(paths, id),
    )?.[0];
    if (name === "frame" || (name === undefined && atOnce.length >= widgets.length * MANY)) return "frame";
    return name === undefined ? null : posix.join(SHARED, name);
  };
}

/**
 * How the build cuts its files: libraries, the frame with what most widgets need, few named files of what widgets
 * share, and each widget with what it alone needs.
 */
export function groups(): Rolldown.CodeSplittingGroup[] {
  let find: FileOf | undefined;
  return [{ name: (id, graph) => (find ??= fileOf(graph))(id), includeDependenciesRecursively: false }];
}
