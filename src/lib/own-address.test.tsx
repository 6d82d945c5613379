import { afterEach, describe, expect, it } from "vitest";
import { safeLink } from "#domain/text/link.ts";
import { common } from "#i18n/common.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Button } from "#ui/button/button.tsx";
import { Image } from "#ui/image/image.tsx";
import { NewTabLink } from "#ui/link/new-tab.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";

const under = (base: string): void => {
  document.head.innerHTML = `<base href="${base}">`;
};

afterEach(() => {
  document.head.innerHTML = "";
  history.replaceState(null, "", "/");
});

describe("an address of the data or the configuration", () => {
  it("stays as it is where nothing moves it, also with a hash in the page's own", () => {
    history.replaceState(null, "", "/bereich/seite?a=1#b");
    expect(safeLink("/agb")).toBe("/agb");
  });

  it.each(["https://fremd.example/cms/", "/anderswo/"])("is not moved by the page's base address (%s)", (base) => {
    history.replaceState(null, "", "/bereich/seite?a=1");
    under(base);
    expect(safeLink("/agb#neu")).toBe(`${location.origin}/agb#neu`);
    expect(safeLink("artikel")).toBe(`${location.origin}/bereich/artikel`);
    expect(safeLink("#hier")).toBe(`${location.origin}/bereich/seite?a=1#hier`);
    for (const address of ["https://www.example/x", "mailto:a@b.example", "tel:+49221123", "https://x/%zz"])
      expect(safeLink(address)).toBe(address);
  });

  it("leads there in texts, buttons and pictures, too", async () => {
    under("https://fremd.example/cms/");
    const page = renderInRoot(
      <>
        <RichText html={'<p><a href="/hilfe">Hilfe</a> <img src="/plan.png" alt="Plan"></p>'} />
        <Image src="/hotel.jpg" alt="Hotel" />
        <Button href="/logout">abmelden</Button>
        <NewTabLink href="/service/agb" hint={common.opensNewTab}>
          AGB
        </NewTabLink>
      </>,
    );
    expect(await page.findByRole("link", { name: "Hilfe" })).not.toHaveAttribute("target");
    for (const [name, path] of [
      ["Hilfe", "/hilfe"],
      ["abmelden", "/logout"],
      [`AGB (${common.opensNewTab})`, "/service/agb"],
    ] as const)
      expect(page.getByRole<HTMLAnchorElement>("link", { name }).href).toBe(location.origin + path);
    for (const [name, path] of [
      ["Plan", "/plan.png"],
      ["Hotel", "/hotel.jpg"],
    ] as const)
      expect(page.getByRole<HTMLImageElement>("img", { name }).src).toBe(location.origin + path);
  });
});
