import { afterEach, describe, expect, it } from "vitest";
import { withLinks } from "#config/address.ts";
import { defaultConfig } from "#config/config.ts";
import { safeLink } from "#domain/text/link.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Image } from "#ui/image/image.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { atOwnAddress } from "./own-address.ts";

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
    expect(withLinks(defaultConfig, atOwnAddress)).toEqual(defaultConfig);
  });

  it.each(["https://fremd.example/cms/", "/anderswo/"])("is not moved by the page's base address (%s)", (base) => {
    history.replaceState(null, "", "/bereich/seite?a=1");
    under(base);
    expect(safeLink("/agb#neu")).toBe(`${location.origin}/agb#neu`);
    expect(safeLink("artikel")).toBe(`${location.origin}/bereich/artikel`);
    expect(safeLink("#hier")).toBe(`${location.origin}/bereich/seite?a=1#hier`);
    for (const address of ["https://www.example/x", "mailto:a@b.example", "tel:+49221123", "https://x/%zz"])
      expect(safeLink(address)).toBe(address);
    const menu = [{ title: "Start", uri: "/start", visible: true, active: false }];
    expect(withLinks({ ...defaultConfig, termsUrl: "agb", menu }, atOwnAddress)).toMatchObject({
      termsUrl: `${location.origin}/bereich/agb`,
      logoutUrl: `${location.origin}/logout`,
      // What is empty stands for none.
      logoUrl: "",
      menu: [{ uri: `${location.origin}/start` }],
      // Tabs of other pages know the same shop by it.
      orderApiBase: "/order-api",
    });
  });

  it("leads there in texts and pictures, too", async () => {
    under("https://fremd.example/cms/");
    const page = renderInRoot(
      <>
        <RichText html={'<p><a href="/hilfe">Hilfe</a> <img src="/plan.png" alt="Plan"></p>'} />
        <Image src="/hotel.jpg" alt="Hotel" />
      </>,
    );
    const link = await page.findByRole<HTMLAnchorElement>("link", { name: "Hilfe" });
    expect(link.href).toBe(`${location.origin}/hilfe`);
    expect(link).not.toHaveAttribute("target");
    for (const [name, path] of [
      ["Plan", "/plan.png"],
      ["Hotel", "/hotel.jpg"],
    ] as const)
      expect(page.getByRole<HTMLImageElement>("img", { name }).src).toBe(location.origin + path);
  });
});
