import { fireEvent, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { addTexts } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { namedAbout } from "#test/support/named-about.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { EventSearch } from "./event-search.tsx";

const portal = useMockPortal({ customer: "guest" });

it.each([
  ["one by one", "&ansicht=termine", "article"],
  ["in the card of their theme", "", "listitem"],
])("a failed press stays with its date when the one before it goes, with dates %s", async (_how, look, role) => {
  history.replaceState(null, "", `/suche?q=betriebsverfassungsrecht${look}`);
  const view = renderInRoot(<EventSearch />);
  const booking = { name: namedAbout(addTexts.labels.booking) };
  await view.findAllByRole("button", booking);
  const rows = (): HTMLElement[] =>
    view.getAllByRole(role).filter((row) => within(row).queryByRole("article") === null);
  const failed = (): string[] =>
    rows().map((row) => {
      const date = /\d\d\.\d\d\.\d{4}/.exec(row.textContent)?.[0] ?? "";
      return within(row).queryByRole("button", { name: common.retry }) === null ? date : `${date} failed`;
    });
  const [, second] = rows();
  if (second === undefined) throw new Error("No second date");
  portal.select({ scenario: "status-400:cartAdd" });
  await view.user.click(within(second).getByRole("button", booking));
  await waitFor(() => expect(failed().slice(0, 3)).toEqual(["03.04.2026", "11.04.2026 failed", "01.05.2026"]));
  fireEvent.change(view.getByRole("combobox", { name: "Monat" }), { target: { value: "2026-04" } });
  await waitFor(() => expect(failed()).toEqual(["11.04.2026 failed", "01.05.2026"]));
});
