import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { forms } from "#i18n/forms.ts";
import { digest } from "#lib/digest.ts";
import type { Portal } from "#mocks/model/portal.ts";
import { askPerson, personNow } from "#state/person.ts";
import type { Remote } from "#state/remote.ts";
import { turnNow, usePortal } from "#state/store.ts";
import type { Rendered } from "#test/support/render.tsx";
import { choicesOf, controlsOf, put, shownIn, valueOf, type Control, type Values } from "./controls.ts";
import * as pages from "./page.ts";
import type { How, Person, TypedForm } from "./page.ts";
import { AS_TYPED, RIGHT } from "./right.ts";

/** A step of a random test: an action of the customer, or an event. */
export type Step =
  | { readonly does: "type"; readonly field: number; readonly text: number }
  | { readonly does: "send"; readonly how: How }
  /** The page, or another one, is loaded for this person; if `user` fails, the customer counts as a guest. */
  | {
      readonly does: "come";
      readonly as: Person;
      readonly form: 0 | 1;
      readonly isKnown: boolean;
      /** Whether the page of the host has shortcuts and element names that are in the way. */
      readonly isHostile: boolean;
    }
  /** Another person logs in while the page stays open; it learns that from their tab, or when it sends. */
  | { readonly does: "logInElsewhere"; readonly as: Person; readonly learns: "by news" | "by sending" }
  | { readonly does: "logOutElsewhere" }
  | { readonly does: "discard" };

/** Found by its text, because queries by role take longer than everything else. */
const buttonsIn = ({ wrapper }: Rendered): HTMLButtonElement[] => [...wrapper.querySelectorAll("button")];
const SENDS = 'form [type="submit"], [type="submit"][form]';
const sendButtonOf = (view: Rendered): Element | undefined =>
  view.wrapper.querySelector(SENDS) ?? buttonsIn(view).find(({ textContent }) => textContent === "Speichern");

/** The forms of a browser from the view of the customers: what is shown, and what must be kept. */
export class Customers {
  private readonly kept = new Map<string, Values>();
  private view: Rendered | null = null;
  private form: TypedForm;
  private who: Person = "guest";
  hasSaved = false;
  /** How often the open page has become another person's. */
  handovers = 0;
  private base: Values = {};
  private screen: Values = {};

  constructor(
    private readonly portal: Portal,
    private readonly two: readonly [TypedForm, TypedForm],
  ) {
    [this.form] = two;
  }

  private key(who = this.who): string {
    return `${this.form.name} ${who}`;
  }

  private note(): void {
    if (this.form.isOfPage === true) return;
    const changed = Object.entries(this.screen).filter(([name, value]) => value !== this.base[name]);
    if (changed.length === 0) this.kept.delete(this.key());
    else this.kept.set(this.key(), Object.fromEntries(changed));
  }

  private page(): Rendered {
    if (this.view === null) throw new Error("No page is open");
    return this.view;
  }

  private controls(): readonly Control[] {
    return controlsOf(this.page(), this.form.hasChoices);
  }

  /** Checks that all typed values are there, and no others; a choice may add or remove fields. */
  async check(after: string): Promise<void> {
    await waitFor(() => {
      const shown = shownIn(this.page(), this.form.hasChoices);
      expect({ ...this.screen, ...shown }, `${this.form.name} ${this.who}: ${after}`).toEqual({
        ...shown,
        ...this.screen,
      });
    });
  }

  async come(as: Person, at: 0 | 1, isKnown: boolean, isHostile = false): Promise<void> {
    this.leave();
    // The portal begins anew with each customer, and what was saved with it.
    if (this.hasSaved) pages.forgetBases();
    this.form = this.two[at];
    const there = this.form.isPortals === true && as === "guest" ? "admin" : as;
    const isNamed = isKnown || this.form.isPortals === true;
    this.who = isNamed ? there : "guest";
    this.base = await pages.baseOf(this.portal, this.form, this.who);
    this.view = await pages.openAs(this.portal, this.form, there, isNamed, isHostile);
    this.begin();
  }

  /** Checks what a form shows to the present person. */
  private begin(): void {
    // A guest's text becomes that of the customer who has none; the portal's forms have no guests.
    const guests = this.form.isPortals === true ? undefined : this.kept.get(this.key("guest"));
    if (this.who !== "guest" && !this.kept.has(this.key()) && guests !== undefined) {
      this.kept.set(this.key(), guests);
      this.kept.delete(this.key("guest"));
    }
    this.screen = { ...this.base, ...this.kept.get(this.key()) };
    this.note();
  }

  leave(): void {
    this.view?.unmount();
    this.view = null;
  }

  private put(control: Control, value: string): void {
    if (valueOf(control) === value) return;
    put(control, value);
    if (control.name === "password") return;
    this.screen = { ...this.screen, [control.name]: valueOf(control) };
    this.note();
  }

  type(field: number, text: number): void {
    const controls = this.controls().filter(({ name }) => name !== "password");
    const control = controls[field % controls.length];
    if (control === undefined) return;
    const texts = choicesOf(control) ?? ["", "", "x", "Text ß", `von ${this.who}`, this.base[control.name] ?? ""];
    this.put(control, texts[text % texts.length] ?? "");
  }

  /** Fills in valid values, and presses the button of the form. */
  private press(): void {
    // Never twice the same: a write that asks for what is so already has happened.
    const right: Values = { ...RIGHT, message: `Frage ${pages.writes()}`, ...this.form.right };
    // A choice may bring a field of its own.
    for (let round = 0; round < 2; round += 1)
      for (const control of this.controls()) this.put(control, right[control.name] ?? valueOf(control));
    const button = sendButtonOf(this.page());
    if (button === undefined) throw new Error(`${this.form.name} has no button`);
    fireEvent.pointerDown(button);
    fireEvent.click(button);
  }

  async send(wanted: How): Promise<void> {
    const view = this.page();
    const outcome = this.form.trustsStatus === true && wanted === "cut" ? "500" : wanted;
    const before = pages.writes();
    pages.answerBy(outcome);
    this.press();
    await waitFor(() => expect(pages.writes(), `${this.form.name} was not sent`).toBe(before + 1));
    await waitFor(() => expect(sendButtonOf(view)?.getAttribute("aria-disabled")).not.toBe("true"));
    pages.answerBy("ok");
    if (outcome === "ok") this.expectSent();
    await this.goBack(outcome);
  }

  private expectSent(): void {
    const sent = JSON.stringify(this.portal.calls.findLast(({ method }) => method === "POST")?.body);
    for (const name of AS_TYPED.filter((one) => (this.screen[one] ?? "") !== ""))
      expect(sent).toContain(this.screen[name]);
  }

  /** Closes the message about the outcome. */
  private async goBack(outcome: How): Promise<void> {
    const view = this.page();
    if (outcome === "ok" || this.form.endsBy?.includes(outcome) === true) {
      this.kept.delete(this.key());
      if (this.form.isSaved === true || this.form.isOfPage === true) {
        await this.comeAfterSaving();
        return;
      }
    }
    const isCovered = this.controls().length === 0;
    const close = buttonsIn(view).findLast(({ textContent }) => isCovered || textContent === "Schließen");
    if (close !== undefined && this.form.isOfPage !== true) fireEvent.click(close);
    await waitFor(() => expect(this.controls().length, `${outcome} ${view.wrapper.textContent}`).toBeGreaterThan(0));
    if (outcome === "ok") this.screen = this.base;
  }

  /** Takes the saved values, as the backend returns them, for the new start values of the form. */
  private async comeAfterSaving(): Promise<void> {
    const sent = this.screen;
    this.hasSaved = true;
    await this.come(this.who, this.two[0] === this.form ? 0 : 1, true);
    if (this.form.isSaved !== true) return;
    for (const name of AS_TYPED.filter((one) => one in this.screen)) expect(this.screen[name]).toBe(sent[name]);
  }

  discard(): void {
    const button = buttonsIn(this.page()).find(({ textContent }) => textContent === forms.discard);
    if (button === undefined) return;
    fireEvent.click(button);
    this.screen = this.base;
    this.kept.delete(this.key());
  }

  /** Changes the person in another tab; the open page keeps its content until it is left. */
  logOutElsewhere(): void {
    if (this.who === "guest") return;
    const user = usePortal.getState().resources.user as Remote<{ readonly userId: number }> | undefined;
    if (user?.state !== "ready") return;
    const key = `portal-logout:${digest(String(user.data.userId))}`;
    localStorage.setItem(key, `${localStorage.getItem(key) ?? ""}.`);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
    for (const { name } of this.two) this.kept.delete(`${name} ${this.who}`);
  }

  /** Checks that nothing of the former person is sent, and that the other one sees none of it. */
  async logInElsewhere(as: Person, learns: "by news" | "by sending"): Promise<void> {
    const base = pages.knownBase(this.form, as);
    const isOther = this.who !== "guest" && as !== "guest" && as !== this.who;
    if (!isOther || base === undefined || personNow().state !== "known") return;
    const [turn, before] = [turnNow(), pages.writes()];
    this.portal.select({ customer: as });
    // What `user` said a while ago speaks for nobody any more.
    vi.setSystemTime(Date.now() + 5000);
    if (learns === "by news") await act(() => askPerson());
    else this.press();
    await waitFor(() => expect(turnNow()).toBe(turn + 1));
    expect(pages.writes()).toBe(before);
    this.handovers += 1;
    if (this.form.isOpened === true) {
      await waitFor(() => expect(this.controls()).toEqual([]));
      await this.come(as, this.two[0] === this.form ? 0 : 1, true);
      return;
    }
    this.who = as;
    this.base = base;
    this.begin();
    pages.readOn();
  }

  async take(does: Step): Promise<void> {
    if (does.does === "come") await this.come(does.as, does.form, does.isKnown, does.isHostile);
    else if (does.does === "logInElsewhere") await this.logInElsewhere(does.as, does.learns);
    else if (does.does === "type") this.type(does.field, does.text);
    else if (does.does === "send") await this.send(does.how);
    else if (does.does === "discard") this.discard();
    else this.logOutElsewhere();
  }
}
