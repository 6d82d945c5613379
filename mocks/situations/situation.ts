import type { Config } from "#config/config.ts";
import type { Scenario } from "#mocks/model/scenarios.ts";
import type { Customer, PortalState } from "#mocks/model/state.ts";
import type { WidgetId } from "#mount/registry.ts";
import type { PortalPage } from "./pages.ts";

/** The roles of elements, each with its German word. */
export const roles = {
  button: "Schaltfläche",
  link: "Link",
  checkbox: "Kästchen",
  radio: "Auswahlknopf",
  option: "Listeneintrag",
  dialog: "Fenster",
  heading: "Überschrift",
  tab: "Reiter",
  combobox: "Auswahlliste",
  textbox: "Feld",
  searchbox: "Suchfeld",
  progressbar: "Fortschrittsanzeige",
  group: "Gruppe",
  img: "Bild",
  navigation: "Menü",
  region: "Bereich",
  list: "Liste",
  table: "Tabelle",
} as const;
/** An ARIA role by which steps find an element, with its German name. */
export type Role = keyof typeof roles;

/** An element by its role and the beginning or whole of its accessible name. */
export type Named = readonly [role: Role, name: string];

/** An entry of the cart, or a person of it. */
export interface RemovedElsewhere {
  readonly itemId: number;
  readonly recipientId?: number;
}

/** One thing that the customer, or for `play` the backend, does. */
export type Step =
  | { readonly click: Named }
  /** Sets the keyboard's focus. */
  | { readonly focus: Named }
  /** Replaces what stands in the field of this label. */
  | { readonly type: readonly [label: string, text: string] }
  /** Opens a list and takes an entry of it. */
  | { readonly choose: readonly [list: string, entry: string] }
  /** A tab by its label, or on small screens the entry of the list in its place. */
  | { readonly tab: string }
  /** A key as the browser names it. */
  | { readonly press: string }
  /** Goes on only once this is there. */
  | { readonly wait: Named | string }
  /** Down to so many pixels of the page. */
  | { readonly scroll: number }
  | { readonly reload: true }
  /** Another tab saves these personal data, by their names in the call. */
  | { readonly elsewhere: Readonly<Record<string, string>> }
  /** Another person logs in in another tab of this browser. */
  | { readonly login: Customer }
  /** Another tab removes this entry of the cart, or this person of it. */
  | { readonly removed: RemovedElsewhere }
  /** From now on the backend answers differently. */
  | { readonly play: Scenario };

/** Something else to be found on the page of a state. */
export type Proof =
  | { readonly there: Named | string }
  | { readonly gone: Named | string }
  /** A field or list by its label, with this text in it. */
  | { readonly holds: readonly [label: string, text: string] }
  /** A box or a button of several, by its name. */
  | { readonly ticked: Named }
  /** A button whose work is under way. */
  | { readonly busy: Named }
  /** A button whose part of the page is open. */
  | { readonly open: Named }
  | { readonly focused: Named };

/** Widths of a page in px: from the first on, below the second. */
export interface Widths {
  readonly from?: number;
  readonly below?: number;
}

/** A named state of a widget or page: how to get there, and what proves that it is reached. Data only. */
export interface Situation {
  /** Slug, never changed: links and file names hold it. */
  readonly id: string;
  /** German, for quality assurance. */
  readonly title: string;
  readonly widget: WidgetId | PortalPage["id"];
  /** Attributes of the anchor, by name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** `admin` unless given. */
  readonly customer?: Customer;
  /** `normal` unless given. */
  readonly scenario?: Scenario;
  /** Berlin day `yyyy-MM-dd`, 2026-03-10 unless given. */
  readonly today?: string;
  /** The hash of the page, with its `#`. */
  readonly hash?: string;
  /** Keys that differ from the example pages' configuration. */
  readonly config?: Partial<Config>;
  /** The page's consent for external contents; not given unless `granted`. */
  readonly consent?: "granted";
  /** Parts of the mock portal's state that differ from the customer's start. */
  readonly state?: Partial<PortalState>;
  /** Code that cannot be had: the source file of a part that is loaded later, `*` for all. The built bundle only. */
  readonly missing?: string;
  readonly steps?: readonly Step[];
  /** A text, or an element by role and name, that is there once the state is reached. */
  readonly shows: string | Named;
  /** Proofs for what else the title says. */
  readonly proves?: readonly Proof[];
  /** The widths of the page at which it can be reached, unless at all. */
  readonly widths?: Widths;
  /** Status codes by which the backend answers of itself, without a scenario: the search finds the state by them. */
  readonly answered?: readonly number[];
  /** Part of the message for the page's author in the console. */
  readonly complaint?: string;
}
