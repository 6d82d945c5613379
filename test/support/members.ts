import { act, within } from "@testing-library/react";
import type { Rendered } from "#test/support/render.tsx";

/** The row of the member whose name or mark matches. */
export async function rowOf(view: Rendered, name: RegExp): Promise<HTMLElement> {
  const row = (await view.findAllByRole("listitem")).find((item) => name.test(item.textContent));
  if (row === undefined) throw new Error(`No row ${name.source}`);
  return row;
}

/** One of the buttons of a member's row. */
export const buttonOf = async (view: Rendered, name: RegExp, label: string): Promise<HTMLElement> =>
  within(await rowOf(view, name)).getByRole("button", { name: label });

/** The names in the list, as shown. */
export const names = (view: Rendered): string[] =>
  view.queryAllByRole("listitem").map((item) => item.querySelector(".member-name > span")?.textContent ?? "");

/** Goes to an address as the browser's back and forward buttons do. */
export const goBack = (address: string): void =>
  act(() => {
    history.replaceState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
