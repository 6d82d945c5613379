import { act, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { createPage } from "#lib/page-values.ts";
import type { Portal } from "#mocks/portal.ts";
import { keepTypedKeys } from "#mount/typed-keys.ts";
import { initialState, usePortal } from "#state/store.ts";
import type { Rendered } from "./render.tsx";
import { controlsOf, shownIn, type Values } from "./typed-controls.ts";

export type Person = "guest" | "admin" | "member";

/** How a write ends: well, by a status, or without an answer that can be read. */
export const HOW = [
  "ok",
  "302",
  "401",
  "409",
  "422",
  "429",
  "500",
  "503",
  "network",
  "timeout",
  "html",
  "cut",
] as const;
export type How = (typeof HOW)[number];

/** A form as the property sees it. */
export interface TypedForm {
  readonly name: string;
  readonly open: () => Rendered | Promise<Rendered>;
  /** Only a customer sees it. */
  readonly isPortals?: true;
  /** It is filled in from the customer's data. */
  readonly knowsCustomer?: true;
  /** It has ticks and choices that count. */
  readonly hasChoices?: true;
  /** Any 2xx is a success, whatever its body, unless that is a page (contract section 4, contract-public section 8). */
  readonly trustsStatus?: true;
  /** What is saved is what it begins with from then on; otherwise it begins anew. */
  readonly isSaved?: true;
  /** It keeps nothing over the page, as a dialog that asks before it closes. */
  readonly isOfPage?: true;
  /** Whoever else comes to the page finds it closed: it is opened by a press, or for what lies in the own cart. */
  readonly isOpened?: true;
  /** After these there is nothing left to enter. */
  readonly endsBy?: readonly How[];
  /** What makes its fields right, beside what makes those of all forms right. */
  readonly right?: Values;
  /** Of the backend, before a page is opened. */
  readonly prepare?: (portal: Portal) => void;
}

let clock = 1e6;
let how: How = "ok";
let arrived = 0;

/** How many writes have left. */
export const writes = (): number => arrived;
/** Lets the next writes end so. */
export const answerBy = (wanted: How): void => {
  how = wanted;
};

function answerAs(wanted: How): Response {
  const json = (status: number, body: object): Response => Response.json(body, { status });
  switch (wanted) {
    case "network":
      throw new TypeError("fetch failed");
    case "timeout":
      throw Object.assign(new Error("timeout"), { code: "ETIMEDOUT" });
    case "html":
      return new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
    case "cut":
      return new Response('{"succ', { headers: { "content-type": "application/json" } });
    case "422":
      return json(422, { errors: { email: "Diese Adresse nimmt nichts an.", lastname: "Zu kurz." } });
    default:
      return json(Number(wanted), {});
  }
}

/** Lets every write end as a step says, after or instead of reaching the backend. */
export function standInTheWay(): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const method = input instanceof Request ? input.method : init?.method;
    if (method?.toUpperCase() !== "POST") return send(input, init);
    arrived += 1;
    return how === "ok" ? send(input, init) : answerAs(how);
  });
}

/** What takes away what a hostile host has put into the page. */
let makePeace = (): void => undefined;

/** Puts into the page what hosts do to the keys and names of it, and to its links. */
function makeHostile(): void {
  const shortcut = (event: Event): void => event.preventDefault();
  const targets = [document, window];
  for (const target of targets) target.addEventListener("keydown", shortcut);
  document.head.insertAdjacentHTML("beforeend", '<base href="/anderswo/">');
  document.body.insertAdjacentHTML(
    "beforeend",
    '<img name="scripts" alt=""><form name="forms"></form><form id="config"><input name="id" value="17"></form>',
  );
  makePeace = () => {
    for (const target of targets) target.removeEventListener("keydown", shortcut);
    document.querySelector("base")?.remove();
  };
}

/** What a page forgets that is left, and a browser does not. */
export function leavePage(): void {
  makePeace();
  createPage();
  usePortal.setState(initialState, true);
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
}

const stateOf = (name: string): string => (usePortal.getState().resources[name]?.state as string | undefined) ?? "";

/** Takes as long as a person does who reads before typing. */
export function readOn(): void {
  clock += 1e5;
  vi.spyOn(performance, "now").mockReturnValue(clock);
}

/** Opens a form until it is known who is there and what is known of them. */
export async function openAs(
  portal: Portal,
  form: TypedForm,
  who: Person,
  isKnown: boolean,
  isHostile = false,
): Promise<Rendered> {
  leavePage();
  if (isHostile) makeHostile();
  portal.select({ customer: who, scenario: isKnown ? "normal" : "status-404:user" });
  form.prepare?.(portal);
  const view = await form.open();
  keepTypedKeys(view.root);
  readOn();
  await waitFor(() => {
    if (form.isOfPage !== true) expect(stateOf("user")).toMatch(/ready|failed/);
    if (who !== "guest" && isKnown && form.knowsCustomer === true) expect(stateOf("userData")).toBe("ready");
    expect(controlsOf(view, form.hasChoices).length, view.wrapper.textContent).toBeGreaterThan(0);
  });
  return view;
}

const untouched = new Map<string, Values>();

/** Something was saved: what forms begin with is to be looked at anew. */
export const forgetBases = (): void => untouched.clear();

/** What a form shows to somebody who has typed nothing, if that was looked at since something was saved. */
export const knownBase = (form: TypedForm, who: Person): Values | undefined => untouched.get(`${form.name} ${who}`);

/** What a form shows to somebody who has typed nothing. */
export async function baseOf(portal: Portal, form: TypedForm, who: Person): Promise<Values> {
  const known = knownBase(form, who);
  if (known !== undefined) return known;
  const kept = Object.keys(sessionStorage).map((name) => [name, sessionStorage.getItem(name) ?? ""] as const);
  sessionStorage.clear();
  const view = await openAs(portal, form, who, true);
  await act(() => Promise.resolve());
  const shown = shownIn(view, form.hasChoices);
  view.unmount();
  sessionStorage.clear();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  untouched.set(`${form.name} ${who}`, shown);
  return shown;
}
