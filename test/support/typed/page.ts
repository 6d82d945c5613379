import { act, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { createPage } from "#lib/page-values.ts";
import type { Portal } from "#mocks/model/portal.ts";
import { keepOwnEvents } from "#mount/own-events.ts";
import { initialState, usePortal } from "#state/store.ts";
import type { Rendered } from "#test/support/render.tsx";
import { controlsOf, shownIn, type Values } from "./controls.ts";

export type Person = "guest" | "admin" | "member";

/** How a write ends: done, with an error status, or without a readable answer. */
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

/** A form and its properties for the random test. */
export interface TypedForm {
  readonly name: string;
  readonly open: () => Rendered | Promise<Rendered>;
  /** Whether only customers see the form. */
  readonly isPortals?: true;
  /** Whether it starts with the customer's data. */
  readonly knowsCustomer?: true;
  /** Whether its checkboxes and radio buttons are tested. */
  readonly hasChoices?: true;
  /**
   * Whether any 2xx is a success, whatever its body, except an HTML page (contract section 4, contract-public section
   * 8).
   */
  readonly trustsStatus?: true;
  /** Whether it starts with the saved values afterwards; otherwise it is empty again. */
  readonly isSaved?: true;
  /** Whether it keeps nothing over a reload, such as a dialog that asks before it closes. */
  readonly isOfPage?: true;
  /** Whether it is closed for another person: it opens by a press, or for the entries of one's own cart. */
  readonly isOpened?: true;
  /** The ends after which nothing is left to enter. */
  readonly endsBy?: readonly How[];
  /** Valid values of its own fields, in addition to those of all forms. */
  readonly right?: Values;
  /** Prepares the backend before a page is opened. */
  readonly prepare?: (portal: Portal) => void;
}

let clock = 1e6;
let how: How = "ok";
let arrived = 0;

/** The number of writes sent. */
export const writes = (): number => arrived;
/** Sets how the next writes end. */
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

/** Makes every write end as a step says, executed by the backend or not. */
export function standInTheWay(): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const method = input instanceof Request ? input.method : init?.method;
    if (method?.toUpperCase() !== "POST") return send(input, init);
    arrived += 1;
    return how === "ok" ? send(input, init) : answerAs(how);
  });
}

/** Removes what a hostile host has put into the page. */
let makePeace = (): void => undefined;

/** Adds the key handlers, element names and link handlers of a hostile host. */
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

/** Clears what a page loses when it is left, but not what the browser keeps. */
export function leavePage(): void {
  makePeace();
  createPage();
  usePortal.setState(initialState, true);
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
}

const stateOf = (name: string): string => (usePortal.getState().resources[name]?.state as string | undefined) ?? "";

/** Waits as long as a person who reads before typing. */
export function readOn(): void {
  clock += 1e5;
  vi.spyOn(performance, "now").mockReturnValue(clock);
}

/** Opens a form, and waits until the person and their data are known. */
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
  keepOwnEvents(view.root);
  readOn();
  await waitFor(() => {
    if (form.isOfPage !== true) expect(stateOf("user")).toMatch(/ready|failed/);
    if (who !== "guest" && isKnown && form.knowsCustomer === true) expect(stateOf("userData")).toBe("ready");
    expect(controlsOf(view, form.hasChoices).length, view.wrapper.textContent).toBeGreaterThan(0);
  });
  return view;
}

const untouched = new Map<string, Values>();

/** Forgets the known start values after a save. */
export const forgetBases = (): void => untouched.clear();

/** The start values of a form, if they were read since the last save. */
export const knownBase = (form: TypedForm, who: Person): Values | undefined => untouched.get(`${form.name} ${who}`);

/** Reads the start values of a form. */
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
