import { aboutWrites } from "#scripts/openapi/about.ts";
import { configSchema, type Schema } from "./config-schema.ts";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** A docstring, in English. */
function docOf(schema: Schema, indent: string): string {
  const words = schema["x-description-en"];
  if (typeof words !== "string") return "";
  const fallback = "default" in schema ? ` Default: \`${JSON.stringify(schema.default)}\`.` : "";
  return `${indent}/** ${words.charAt(0).toUpperCase()}${words.slice(1)}.${fallback} */\n`;
}

function membersOf(properties: unknown, indent: string): string {
  if (!isSchema(properties)) return "";
  return Object.entries(properties)
    .map(([name, schema]) =>
      isSchema(schema) ? `${docOf(schema, indent)}${indent}${quoted(name)}?: ${typeOf(schema, indent)};\n` : "",
    )
    .join("");
}

/** The TypeScript type of what a schema takes. */
function typeOf(schema: Schema, indent: string): string {
  const { type, items, properties, anyOf } = schema;
  if (Array.isArray(anyOf))
    return anyOf
      .filter(isSchema)
      .map((one) => typeOf(one, indent))
      .join(" | ");
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (type === "array") return isSchema(items) ? `readonly (${typeOf(items, indent)})[]` : "readonly unknown[]";
  if (type === "object") return `{\n${membersOf(properties, `${indent}  `)}${indent}}`;
  return typeof type === "string" ? type : "unknown";
}

/** What a page gets of the portal besides the configuration; the same in each release of a major version. */
const PAGE = `/** What has become of a write: a refusal of the backend is \`failed\`, too. */
export type PortalOutcome = "started" | "succeeded" | "failed";

/**
 * What went wrong: code that could not be loaded, a crash, a call without a good answer, an answer that does not fit, a
 * call without any answer in time, or something shown that is no longer known to be true.
 */
export type PortalFaultKind = "code" | "crash" | "call" | "malformed" | "timeout" | "stale" | "habit";

/** Where it went wrong: names of the product's own and a status, never a value. */
export interface PortalFaultPlace {
  /** The id of the widget as the manual writes it. */
  readonly widget?: string;
  /** The name of the call. */
  readonly route?: string;
  /** The status that it was answered with. */
  readonly status?: number;
  /** The field of the answer, without the number of its row. */
  readonly field?: string;
}

/** A measure: milliseconds to the content or of the slowest interaction, or a score of layout shift. */
export interface PortalVital {
  readonly name: "content" | "interaction" | "shift";
  readonly value: number;
  /** Which part of the widget was slow, or whether the widget or the page around it has moved. */
  readonly part?: string;
}

/** \`window.portal\`, as soon as the script has run. */
export interface Portal {
  /** Version of the product, as \`1.2.3\`. */
  readonly version: string;
  /** Tells two builds of one version apart. */
  readonly release: string;
  /** Looks for anchors in the document or below an element. New ones are found without it, too. */
  readonly scan: (root?: ParentNode) => void;
  /** Gives an anchor back to the page, or all that lie in the element. */
  readonly unmount: (element: Element) => void;
  /** Runs a function once the portal has started; at once, after the code that calls it, where it has. */
  readonly ready: (run: () => void) => void;
  /** Says whether the visitor allows foreign content; it counts before what \`consent\` of the configuration finds. */
  readonly consent: (given: { readonly marketing: boolean }) => void;
}

/**
 * The \`detail\` of each event; those with a \`widget\` bubble from the anchor, the others come from \`document\`.
 */
export interface PortalEvents {
  /** A widget has taken over its anchor. */
  "portal:mounted": { readonly widget: string };
  /** An anchor is set up wrongly, or its code could not be loaded. */
  "portal:error": { readonly widget: string; readonly message: string };
  /** A write was sent, has succeeded or failed. */
  "portal:submit": { readonly widget: string; readonly action: PortalAction; readonly outcome: PortalOutcome };
  /** Another tab is active. */
  tabChange: { readonly widget: string; readonly tab: string };
  /** The number of entries of the cart has changed, in this tab or another. */
  "portal:cart-changed": { readonly count: number };
  /** The number of entries of the wishlist has changed, in this tab or another. */
  "portal:wishlist-changed": { readonly count: number };
  /** Something went wrong; only where the configuration says \`observe\`. */
  "portal:fault": { readonly release: string; readonly kind: PortalFaultKind } & PortalFaultPlace;
  /** How fast a widget is; only where the configuration says \`observe\`. */
  "portal:vital": { readonly release: string; readonly widget: string } & PortalVital;
}

/** Events that a page fires on \`document\` to tell the portal something; they carry nothing. */
export type PortalRequest = "portal:cart-refresh" | "portal:consent-changed";

declare global {
  interface Window {
    portal?: Portal;
  }
  interface DocumentEventMap extends PortalEventMap {}
  interface HTMLElementEventMap extends PortalEventMap {}
}

type PortalEventMap = { readonly [Name in keyof PortalEvents]: CustomEvent<PortalEvents[Name]> };
`;

/** \`portal.d.ts\`: the types by which a host's own code talks with the portal. */
export function hostTypes(): string {
  const { properties } = configSchema();
  return `// Types of the Kundenportal-Widgets for pages that hold them.

/** What \`portal-config\` holds, as JSON; every key has a default. */
export interface PortalConfig {
${membersOf(properties, "  ")}}

/** What a write does, as \`portal:submit\` names it. */
export type PortalAction =
${Object.keys(aboutWrites)
  .map((name) => `  | "${name}"`)
  .join("\n")};

${PAGE}`;
}
