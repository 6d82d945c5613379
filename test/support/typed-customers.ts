import { act, fireEvent, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { digest } from "#lib/digest.ts";
import type { Portal } from "#mocks/portal.ts";
import type { Remote } from "#state/remote.ts";
import { usePortal } from "#state/store.ts";
import type { Rendered } from "./render.tsx";
import { choicesOf, controlsOf, put, shownIn, valueOf, type Control, type Values } from "./typed-controls.ts";
import * as pages from "./typed-page.ts";
import type { How, Person, TypedForm } from "./typed-page.ts";

/** What a customer does, and what happens to them. */
export type Step =
  | { readonly does: "type"; readonly field: number; readonly text: number }
  | { readonly does: "send"; readonly how: How }
  /** The page is loaded anew, or another one is, as this person; where `user` fails, a customer is nobody. */
  | { readonly does: "come"; readonly as: Person; readonly form: 0 | 1; readonly isKnown: boolean }
  | { readonly does: "logOutElsewhere" }
  | { readonly does: "discard" };

/** What no storage may hold. */
export const SECRET = "geheimes-Kennwort";
/** What makes each field right. */
const RIGHT: Values = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Muster",
  company: "Musterwerke",
  street: "Werkstraße",
  streetNumber: "7",
  postalCode: "38112",
  city: "Ulm",
  streetAndHouseNumber: "Werkstraße 7",
  postalCodeOrCity: "Ulm",
  phone: "0731 5555555",
  email: "eva@werk.example",
  topic: "Rechnung",
  participants: "7",
  desiredDate: "03.05.2027",
  hotelOverNightOption: "mitNacht_VP",
  password: SECRET,
  subject: "Lob",
  birthday: "01.02.1980",
  department: "Einkauf",
  seminarEmail: "eva@werk.example",
  personEmail: "",
  businessPhoneNumber: "0731 5555555",
  businessPhoneNumber2: "",
  privatePhoneNumber: "",
  mobileNumber: "",
  mobileNumber2: "",
  faxNumber: "",
};
/** Fields that travel letter by letter. */
const AS_TYPED = ["firstname", "lastname", "company", "message", "subject", "department", "comments", "other"];

/** By their text: looking for roles takes longer than all the rest. */
const buttonsIn = ({ wrapper }: Rendered): HTMLButtonElement[] => [...wrapper.querySelectorAll("button")];
const SENDS = 'form [type="submit"], [type="submit"][form]';
const sendButtonOf = (view: Rendered): Element | undefined =>
  view.wrapper.querySelector(SENDS) ?? buttonsIn(view).find(({ textContent }) => textContent === "Speichern");

/** The forms of a browser as their customers know them: what is on the screen, and what they may rely on. */
export class Customers {
  private readonly kept = new Map<string, Values>();
  private view: Rendered | null = null;
  private form: TypedForm;
  private who: Person = "guest";
  hasSaved = false;
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

  /** Everything that was typed is there, and nothing else; a field may come and go with a choice. */
  async check(after: string): Promise<void> {
    await waitFor(() => {
      const shown = shownIn(this.page(), this.form.hasChoices);
      expect({ ...this.screen, ...shown }, `${this.form.name} ${this.who}: ${after}`).toEqual({
        ...shown,
        ...this.screen,
      });
    });
  }

  async come(as: Person, at: 0 | 1, isKnown: boolean): Promise<void> {
    this.leave();
    // The portal begins anew with each customer, and what was saved with it.
    if (this.hasSaved) pages.forgetBases();
    this.form = this.two[at];
    const there = this.form.isPortals === true && as === "guest" ? "admin" : as;
    const isNamed = isKnown || this.form.isPortals === true;
    this.who = isNamed ? there : "guest";
    this.base = await pages.baseOf(this.portal, this.form, this.who);
    this.view = await pages.openAs(this.portal, this.form, there, isNamed);
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

  async send(wanted: How): Promise<void> {
    const view = this.page();
    const outcome = this.form.trustsStatus === true && ["html", "cut"].includes(wanted) ? "500" : wanted;
    // Never twice the same: a write that asks for what is so already has happened.
    const right: Values = { ...RIGHT, message: `Frage ${pages.writes()}`, ...this.form.right };
    // A choice may bring a field of its own.
    for (let round = 0; round < 2; round += 1)
      for (const control of this.controls()) this.put(control, right[control.name] ?? valueOf(control));
    const button = sendButtonOf(view);
    if (button === undefined) throw new Error(`${this.form.name} has no button`);
    const before = pages.writes();
    pages.answerBy(outcome);
    fireEvent.pointerDown(button);
    fireEvent.click(button);
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

  /** Closes what tells of the outcome. */
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

  /** What was saved is what the form begins with from now on, as the backend gives it back. */
  private async comeAfterSaving(): Promise<void> {
    const sent = this.screen;
    this.hasSaved = true;
    await this.come(this.who, this.two[0] === this.form ? 0 : 1, true);
    if (this.form.isSaved !== true) return;
    for (const name of AS_TYPED.filter((one) => one in this.screen)) expect(this.screen[name]).toBe(sent[name]);
  }

  discard(): void {
    const button = buttonsIn(this.page()).find(({ textContent }) => textContent === "Eingaben verwerfen");
    if (button === undefined) return;
    fireEvent.click(button);
    this.screen = this.base;
    this.kept.delete(this.key());
  }

  /** In another tab; what is on the screen here stays until the page is left. */
  logOutElsewhere(): void {
    if (this.who === "guest") return;
    const user = usePortal.getState().resources.user as Remote<{ readonly userId: number }> | undefined;
    if (user?.state !== "ready") return;
    const key = `portal-logout:${digest(String(user.data.userId))}`;
    localStorage.setItem(key, `${localStorage.getItem(key) ?? ""}.`);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
    for (const { name } of this.two) this.kept.delete(`${name} ${this.who}`);
  }

  async take(does: Step): Promise<void> {
    if (does.does === "come") await this.come(does.as, does.form, does.isKnown);
    else if (does.does === "type") this.type(does.field, does.text);
    else if (does.does === "send") await this.send(does.how);
    else if (does.does === "discard") this.discard();
    else this.logOutElsewhere();
  }
}
