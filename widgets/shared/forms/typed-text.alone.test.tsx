import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { AnchorContext } from "#anchor/anchor.ts";
import { useVisitDraft } from "#state/visit.ts";
import type { Visitor } from "#state/visitor.ts";
import { anchorValue } from "#test/support/anchor.ts";
import { fields } from "./fields.ts";
import { draftSchema } from "./form-values.ts";
import { useFormFrame } from "./use-form-frame.ts";

type Person = "guest" | "1" | "2";
type Values = Record<string, string>;

const { now } = vi.hoisted(() => ({ now: { visitor: { state: "guest" } } }));
vi.mock("#state/visitor.ts", () => ({ useVisitor: () => now.visitor }));

/** A seeded generator, so that each sequence can be played again by its number. */
function dice(seed: number): <T>(of: readonly T[]) => T {
  let state = seed * 2654435761 + 1;
  return (of) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const chosen = of[Math.floor((state / 2 ** 32) * of.length)];
    if (chosen === undefined) throw new Error("Nothing to choose from");
    return chosen;
  };
}

const names = Object.keys(fields).filter((name) => name !== "password");
const empty: Values = Object.fromEntries(names.map((name) => [name, ""]));
/** What the backend knows of each person. */
const known: Readonly<Record<Person, Values>> = {
  guest: empty,
  "1": { ...empty, firstname: "Eva", phone: "111" },
  "2": { ...empty, firstname: "Max", phone: "222" },
};
const visitorOf = (person: Person): Visitor =>
  person === "guest"
    ? { state: "guest" }
    : { state: "customer", user: { userId: Number(person) } as Extract<Visitor, { state: "customer" }>["user"] };

/** A page with one form, on which it is known at once or only later who is there and what is known of them. */
function openAs(person: Person, isLate: boolean) {
  const anchor = document.body.appendChild(document.createElement("div"));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AnchorContext value={anchorValue(anchor)}>{children}</AnchorContext>
  );
  now.visitor = isLate ? { state: "asking" } : visitorOf(person);
  const page = renderHook(
    ({ isKnown }: { isKnown: boolean }) =>
      useFormFrame({
        values: isKnown ? known[person] : empty,
        isFinal: isKnown,
        draft: useVisitDraft("any form", draftSchema),
        afterSending: "clear",
        onSend: () => Promise.resolve({ isSent: false }),
        onBroken: () => undefined,
      }),
    { wrapper, initialProps: { isKnown: !isLate } },
  );
  const settle = (): void => {
    now.visitor = visitorOf(person);
    page.rerender({ isKnown: true });
  };
  return { ...page, settle };
}

/** What each person has typed and neither sent nor given up. */
type Model = Map<Person, Values>;

/** A guest's text becomes that of who logs in and has none. */
function arrive(model: Model, person: Person): Values {
  const guests = model.get("guest");
  if (person !== "guest" && !model.has(person) && guests !== undefined) {
    model.set(person, guests);
    model.delete("guest");
  }
  return { ...known[person], ...model.get(person) };
}

function note(model: Model, person: Person, name: string, value: string): void {
  const typed = { ...model.get(person), [name]: value };
  const changed = Object.entries(typed).filter(([field, text]) => text !== known[person][field]);
  if (changed.length === 0) model.delete(person);
  else model.set(person, Object.fromEntries(changed));
}

it("is there after any typing, sending, reload and other person, and only for whom it belongs to", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    sessionStorage.clear();
    const model: Model = new Map();
    const choose = dice(seed);
    for (let visit = 0; visit < 5; visit += 1) {
      const person = choose<Person>(["guest", "1", "2"]);
      const page = openAs(person, choose([true, false]));
      page.settle();
      const shown = (): Values => page.result.current.form.getValues();
      expect(shown(), `sequence ${seed}, visit ${visit}: opened`).toEqual(arrive(model, person));
      for (let step = 0; step < 4; step += 1) {
        const [name, value] = [
          choose([...names, "phone", "phone"]),
          choose(["", "x", "Text ß", known[person].phone ?? ""]),
        ];
        act(() => page.result.current.form.setValue(name, value));
        note(model, person, name, value);
        expect(shown(), `sequence ${seed}, visit ${visit}: typed`).toEqual({ ...known[person], ...model.get(person) });
      }
      const end = choose(["leave", "leave", "send", "discard"]);
      if (end === "send") act(() => page.result.current.clear(shown()));
      if (end === "discard") act(() => page.result.current.discard());
      if (end !== "leave") model.delete(person);
      page.unmount();
    }
  }
});
