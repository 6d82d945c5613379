import { expect, it } from "vitest";
import { renderInRoot } from "#test/support/render.tsx";
import { MailAddress } from "./mail-address.tsx";

it.each([
  ["eva.beispiel@werk.example", ["eva.", "beispiel@", "werk.", "example"]],
  ["eva@musterwerke-anlagentechnik.example", ["eva@", "example"]],
])("%s breaks after its signs alone, but where a part is longer than a narrow line", (address, held) => {
  const { wrapper } = renderInRoot(<MailAddress address={address} />);
  expect(wrapper.textContent).toBe(address);
  expect([...wrapper.querySelectorAll(".unbroken")].map(({ textContent }) => textContent)).toEqual(held);
});
