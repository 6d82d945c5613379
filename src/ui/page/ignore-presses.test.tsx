import { act, cleanup, render, type RenderResult } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ignorePresses, useIgnoredOnceGone, useIgnoredWhileMoved } from "./ignore-presses.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(1000);
});

/** A press of the page at a place, by mouse or finger unless `detail` is 0. @returns whether the page heard of it */
function isHeard(clientX: number, detail = 1): boolean {
  const heard = vi.fn();
  document.body.addEventListener("click", heard, { once: true });
  document.body.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY: 5, detail }),
  );
  document.body.removeEventListener("click", heard);
  return heard.mock.calls.length === 1;
}

it("lets no press through where a button has stood, for less than a second, and all others", () => {
  const button = document.createElement("button");
  vi.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 0, 20, 10));
  ignorePresses([button]);
  expect([isHeard(15), isHeard(15, 0), isHeard(40)]).toEqual([false, true, true]);
  vi.advanceTimersByTime(999);
  expect(isHeard(15)).toBe(true);
});

const HEIGHT = 100;

function Row({ name, onPress }: { name: string; onPress: (name: string) => void }) {
  const row = useRef<HTMLLIElement>(null);
  useIgnoredOnceGone(row);
  return (
    <li ref={row}>
      <button type="button" onClick={() => onPress(name)}>
        {name}
      </button>
    </li>
  );
}

function List({ names, onPress }: { names: readonly string[]; onPress: (name: string) => void }) {
  const list = useRef<HTMLUListElement>(null);
  useIgnoredWhileMoved(list, names);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <Row key={name} {...{ name, onPress }} />
      ))}
    </ul>
  );
}

/** Rows of one height below each other, and the list around them, for as long as they are in the page. */
function layOut(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
    if (this instanceof HTMLUListElement) return new DOMRect(0, 0, 200, this.children.length * HEIGHT);
    const at = this.isConnected ? [...(this.parentElement?.children ?? [])].indexOf(this) : -10;
    return new DOMRect(0, at * HEIGHT, 200, HEIGHT);
  });
}

/** Presses what stands at a place of the list. */
function pressAt({ container }: RenderResult, at: number): void {
  const button = container.querySelectorAll("button")[at];
  const point = { clientX: 50, clientY: at * HEIGHT + 50, detail: 1 };
  act(() => void button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...point })));
}

function listed(names: readonly string[]) {
  layOut();
  const pressed: string[] = [];
  const onPress = (name: string): void => void pressed.push(name);
  const view = render(<List names={names} onPress={onPress} />);
  const show = (next: readonly string[]) => view.rerender(<List names={next} onPress={onPress} />);
  return { view, pressed, show };
}

it("does not let a double click on what goes hit its neighbour, and lets the next press through", () => {
  const { view, pressed, show } = listed(["A", "B", "C"]);
  pressAt(view, 1);
  show(["A", "C"]);
  vi.advanceTimersByTime(300);
  pressAt(view, 1);
  expect(pressed).toEqual(["B"]);
  vi.advanceTimersByTime(200);
  pressAt(view, 1);
  expect(pressed).toEqual(["B", "C"]);
});

it("hears of a press at once where another view has taken the place of the rows", () => {
  layOut();
  const pressed: string[] = [];
  const onPress = (name: string): void => void pressed.push(name);
  const view = render(
    <section>
      <List names={["A", "B"]} onPress={onPress} />
    </section>,
  );
  view.rerender(
    <form>
      <button type="button" onClick={() => onPress("save")}>
        Speichern
      </button>
    </form>,
  );
  pressAt(view, 0);
  expect(pressed).toEqual(["save"]);
});

it.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ["once others stand there", ["A", "B"], ["X", "A", "B"], []],
  ["where others follow at the end", ["A", "B"], ["A", "B", "C"], ["A"]],
  ["above the first that has moved", ["A", "B", "C"], ["A", "C"], ["A"]],
])("hears of a press within 350 ms after a list has changed, %s: %j to %j", (_when, before, after, expected) => {
  const { view, pressed, show } = listed(before);
  show(after);
  vi.advanceTimersByTime(350);
  pressAt(view, 0);
  expect(pressed).toEqual(expected);
});

it("hears of a press at once where a list has changed behind a dialog, which is closed now", () => {
  const { view, pressed, show } = listed(["A", "B"]);
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  show(["X", "A", "B"]);
  dialog.remove();
  pressAt(view, 0);
  expect(pressed).toEqual(["X"]);
});

it("ignores the repeats of a key that is held while something goes, until it is pressed anew", () => {
  const { show } = listed(["A", "B"]);
  show(["B"]);
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  const press = (repeat: boolean): void =>
    void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, repeat }));
  press(true);
  vi.advanceTimersByTime(1000);
  press(true);
  expect(heard).not.toHaveBeenCalled();
  press(false);
  press(true);
  expect(heard).toHaveBeenCalledTimes(2);
  document.body.removeEventListener("keydown", heard);
});
