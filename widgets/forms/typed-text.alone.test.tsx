import { act, fireEvent, waitFor } from "@testing-library/react";
import * as fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { digest } from "#lib/digest.ts";
import { clearIntents } from "#state/intents.ts";
import { resetReads } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
import { resetSends } from "#state/send.ts";
import { resetSessionCalls } from "#state/session-calls.ts";
import { initialState, usePortal } from "#state/store.ts";
import { resetUnsaved } from "#state/unsaved.ts";
import { useMockPortal } from "#test/support/door.ts";
import { openRequest, requestForms, type RequestCall } from "#test/support/requests.tsx";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { Feedback } from "#widgets/portal/feedback/feedback.tsx";
import { PersonalDataForm } from "#widgets/portal/user-settings/personal-data.tsx";
import { UserRegistration } from "./user-registration/user-registration.tsx";

const portal = useMockPortal();

type Person = "guest" | "admin" | "member";
type Values = Readonly<Record<string, string>>;
const HOW = ["ok", "302", "401", "409", "422", "429", "500", "503", "network", "timeout", "html", "cut"] as const;
type How = (typeof HOW)[number];

interface Form {
  readonly name: string;
  readonly open: () => Rendered;
  /** Whether it is one of the portal's, which only a customer sees. */
  readonly isPortals?: true;
}

const requests = (Object.keys(requestForms) as RequestCall[]).map((call): Form => ({
  name: call,
  open: () => openRequest(call),
}));
const forms: readonly Form[] = [
  ...requests,
  { name: "for 5001", open: () => openRequest("registrationRequest", { eventId: "5001" }) },
  { name: "for 5002", open: () => openRequest("registrationRequest", { eventId: "5002" }) },
  { name: "account", open: () => renderInRoot(<UserRegistration />, { id: "portal-user-registration" }) },
  { name: "feedback", open: () => renderInRoot(<Feedback />, { id: "portal-feedback" }), isPortals: true },
  {
    name: "own data",
    open: () => renderInRoot(<PersonalDataForm target="own" />, { id: "portal-user-settings" }),
    isPortals: true,
  },
];

type Step =
  | { readonly does: "type"; readonly field: number; readonly text: number }
  | { readonly does: "send"; readonly how: How }
  /** The page is loaded anew, or another one is, as this person; where `user` fails, a customer is nobody. */
  | { readonly does: "come"; readonly as: Person; readonly form: 0 | 1; readonly isKnown: boolean }
  | { readonly does: "logOutElsewhere" }
  | { readonly does: "discard" };

const stepsOf = (who: Person): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ does: fc.constant("type"), field: fc.nat(20), text: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("send"), how: fc.constantFrom(...HOW) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant("come"),
        // Mostly the same person with the same form: what was typed is to be there again.
        as: fc.constantFrom<Person>(who, who, "guest", "admin", "admin", "member"),
        form: fc.constantFrom(0 as const, 0 as const, 1 as const),
        isKnown: fc.constantFrom(true, true, true, true, false),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("logOutElsewhere") }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("discard") }) },
  );

const SECRET = "geheimes-Kennwort";
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
  message: "Eine Frage.",
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
const AS_TYPED = ["firstname", "lastname", "company", "message", "subject", "department"];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controlsOf = ({ wrapper }: Rendered): readonly Control[] =>
  [...wrapper.querySelectorAll<Control>("form :is(input, select, textarea)[name]")].filter(
    ({ type }) => !["radio", "checkbox", "hidden"].includes(type),
  );
const shownIn = (view: Rendered): Values =>
  Object.fromEntries(
    controlsOf(view)
      .filter(({ name }) => name !== "password")
      .map(({ name, value }) => [name, value]),
  );
/** By their text: looking for roles takes longer than all the rest. */
const buttonsIn = ({ wrapper }: Rendered): HTMLButtonElement[] => [...wrapper.querySelectorAll("button")];
const put = (control: Control, value: string): boolean =>
  fireEvent[control.localName === "select" ? "change" : "input"](control, { target: { value } });

let clock = 1e6;
let how: How = "ok";
let arrived = 0;

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

/** Lets every write end as the step says, after or instead of reaching the backend. */
function standInTheWay(): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const method = input instanceof Request ? input.method : init?.method;
    if (method?.toUpperCase() !== "POST") return send(input, init);
    arrived += 1;
    return how === "ok" ? send(input, init) : answerAs(how);
  });
}

beforeEach(standInTheWay);

/** What a page forgets that is left, and a browser does not. */
function leavePage(): void {
  resetSends();
  resetReads();
  resetSessionCalls();
  resetUnsaved();
  usePortal.setState(initialState, true);
  document.body.replaceChildren();
}

const stateOf = (name: string): string => (usePortal.getState().resources[name]?.state as string | undefined) ?? "";

/** Opens a form until it is known who is there and what is known of them. */
async function openAs(form: Form, who: Person, isKnown: boolean): Promise<Rendered> {
  leavePage();
  portal.select({ customer: who, scenario: isKnown ? "normal" : "status-404:user" });
  const view = form.open();
  // As long as a person takes who reads before typing.
  clock += 1e5;
  vi.spyOn(performance, "now").mockReturnValue(clock);
  await waitFor(() => {
    expect(stateOf("user")).toMatch(/ready|failed/);
    if (who !== "guest" && isKnown && form.name !== "feedback") expect(stateOf("userData")).toBe("ready");
    expect(controlsOf(view).length).toBeGreaterThan(1);
  });
  return view;
}

const untouched = new Map<string, Values>();

/** What a form shows to somebody who has typed nothing. */
async function baseOf(form: Form, who: Person): Promise<Values> {
  const key = `${form.name} ${who}`;
  const known = untouched.get(key);
  if (known !== undefined) return known;
  const kept = Object.keys(sessionStorage).map((name) => [name, sessionStorage.getItem(name) ?? ""] as const);
  sessionStorage.clear();
  const view = await openAs(form, who, true);
  await act(() => Promise.resolve());
  const shown = shownIn(view);
  view.unmount();
  sessionStorage.clear();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  untouched.set(key, shown);
  return shown;
}

/** The forms of a browser as their customers know them: what is on the screen, and what they may rely on. */
class Customers {
  private readonly kept = new Map<string, Values>();
  private readonly saved = new Map<string, Values>();
  private view: Rendered | null = null;
  private form: Form;
  private who: Person = "guest";
  private base: Values = {};
  private screen: Values = {};

  constructor(private readonly two: readonly [Form, Form]) {
    [this.form] = two;
  }

  private key(who = this.who): string {
    return `${this.form.name} ${who}`;
  }

  private note(): void {
    const changed = Object.entries(this.screen).filter(([name, value]) => value !== this.base[name]);
    if (changed.length === 0) this.kept.delete(this.key());
    else this.kept.set(this.key(), Object.fromEntries(changed));
  }

  private page(): Rendered {
    if (this.view === null) throw new Error("No page is open");
    return this.view;
  }

  /** Everything that was typed is there, and nothing else. */
  async check(after: string): Promise<void> {
    await waitFor(() => expect(shownIn(this.page()), after).toEqual(this.screen));
  }

  async come(as: Person, at: 0 | 1, isKnown: boolean): Promise<void> {
    this.leave();
    this.form = this.two[at];
    const there = this.form.isPortals === true && as === "guest" ? "admin" : as;
    const isNamed = isKnown || this.form.isPortals === true;
    this.who = isNamed ? there : "guest";
    this.base = this.saved.get(this.key()) ?? (await baseOf(this.form, this.who));
    this.view = await openAs(this.form, there, isNamed);
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
    put(control, value);
    if (control.name === "password") return;
    this.screen = { ...this.screen, [control.name]: control.value };
    this.note();
  }

  type(field: number, text: number): void {
    const controls = controlsOf(this.page()).filter(({ name }) => name !== "password");
    const control = controls[field % controls.length];
    if (control === undefined) return;
    const texts =
      control instanceof HTMLSelectElement
        ? [...control.options].map(({ value }) => value)
        : ["", "", "x", "Text ß", `von ${this.who}`, this.base[control.name] ?? ""];
    this.put(control, texts[text % texts.length] ?? "");
  }

  async send(wanted: How): Promise<void> {
    const view = this.page();
    // Of the settings any 2xx is a success, whatever its body (contract section 4).
    const outcome = this.form.name === "own data" && ["html", "cut"].includes(wanted) ? "500" : wanted;
    for (const control of controlsOf(view)) this.put(control, RIGHT[control.name] ?? control.value);
    const button = view.wrapper.querySelector('form [type="submit"]');
    if (button === null) throw new Error(`${this.form.name} has no button`);
    const before = arrived;
    how = outcome;
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    await waitFor(() => expect(arrived, `${this.form.name} was not sent`).toBe(before + 1));
    await waitFor(() => expect(view.wrapper.querySelector('[type="submit"][aria-disabled="true"]')).toBeNull());
    how = "ok";
    if (outcome === "ok") this.expectSent();
    await this.goBack(outcome);
  }

  private expectSent(): void {
    const sent = JSON.stringify(portal.calls.findLast(({ method }) => method === "POST")?.body);
    for (const name of AS_TYPED.filter((one) => one in this.screen)) expect(sent).toContain(this.screen[name]);
  }

  /** Closes what tells of the outcome. */
  private async goBack(outcome: How): Promise<void> {
    const view = this.page();
    const isCovered = controlsOf(view).length === 0;
    const close = buttonsIn(view).findLast(({ textContent }) => isCovered || textContent === "Schließen");
    if (close !== undefined) fireEvent.click(close);
    await waitFor(() => expect(controlsOf(view).length).toBeGreaterThan(1));
    if (outcome !== "ok") return;
    this.kept.delete(this.key());
    this.screen = this.base;
    if (this.form.name !== "own data") return;
    // What was saved is what the form begins with from now on, as the backend gives it back.
    const again = await openAs(this.form, this.who, true);
    view.unmount();
    this.view = again;
    expect(shownIn(again).department).toBe(RIGHT.department);
    this.base = shownIn(again);
    this.screen = this.base;
    this.saved.set(this.key(), this.base);
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

const keptTexts = (): string =>
  [sessionStorage, localStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
    .join("\n");

/** Two forms of one browser: often of one kind, for two events. */
const two = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...forms), fc.constantFrom(...forms)) },
  { weight: 1, arbitrary: fc.constant(forms.filter(({ name }) => name.startsWith("for")) as [Form, Form]) },
);
const sequence = fc.constantFrom<Person>("admin", "guest").chain((first) =>
  fc.record({
    two,
    first: fc.constant(first),
    steps: fc.array(stepsOf(first), { minLength: 8, maxLength: 14 }),
  }),
);

it("is there after any typing, failure, reload and other person, and only for whom it belongs to", async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async ({ two: pair, first, steps }) => {
      clearIntents();
      sessionStorage.clear();
      localStorage.clear();
      portal.reset();
      const customers = new Customers(pair);
      try {
        await customers.come(first, 0, true);
        for (const one of steps) {
          await customers.take(one);
          await customers.check(JSON.stringify(one));
          expect(keptTexts()).not.toContain(SECRET);
        }
      } finally {
        customers.leave();
        leavePage();
      }
    }),
    { seed: 25, numRuns: 14 },
  );
}, 120_000);
