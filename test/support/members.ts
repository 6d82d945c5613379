import { act, within } from "@testing-library/react";
import type { Rendered } from "#test/support/render.tsx";

/** The row of a member whose name or mark fits. */
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

/** The browser's buttons lead to an address. */
export const goBack = (address: string): void =>
  act(() => {
    history.replaceState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
