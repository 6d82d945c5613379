import { fireEvent } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { locationSchema, type Location } from "#domain/entities/location-gallery.ts";
import { galleryTexts } from "#i18n/hotel.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { LocationGallery } from "./location-gallery.tsx";

const images = [
  { url: "/hoch.jpg", width: 800, height: 1200 },
  { url: "/breit.jpg", width: 1200, height: 600 },
  { url: "/quadrat.jpg", width: 900, height: 900 },
];
const sliderImages = [
  { image: images[0], title: "Das Haus", copyright: "Foto Meyer" },
  { image: images[1] },
  { image: images[2] },
];
const location = (fields: Record<string, unknown> = {}): Location =>
  v.parse(locationSchema, { url: "/standorte/binz", images, sliderImages, ...fields });

function makeSmall(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("991.98"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe("portal-location-gallery", () => {
  it("shows the widest picture first on large screens, lazily and with its size", () => {
    const view = renderInRoot(<LocationGallery json={location()} />);
    expect(
      view
        .getAllByRole("img")
        .map((image) => ["src", "alt", "width", "height", "loading"].map((name) => image.getAttribute(name))),
    ).toEqual([
      ["/breit.jpg", "Bild 1 von 3", "1200", "600", "lazy"],
      ["/hoch.jpg", "Bild 2 von 3", "800", "1200", "lazy"],
      ["/quadrat.jpg", "Bild 3 von 3", "900", "900", "lazy"],
    ]);
    expect(view.queryByRole("button")).toBeNull();
  });

  it("shows a carousel on small screens", async () => {
    makeSmall();
    const view = renderInRoot(<LocationGallery json={location()} />);
    expect(view.getByRole("img", { name: "Das Haus" })).toHaveAttribute("src", "/hoch.jpg");
    expect(view.getByText("© Foto Meyer")).toBeInTheDocument();
    expect(view.getByRole("status")).toHaveTextContent("Bild 1 von 3");
    const next = view.getByRole("button", { name: galleryTexts.next });
    const previous = view.getByRole("button", { name: galleryTexts.previous });
    expect(previous).toHaveAttribute("aria-disabled", "true");
    await view.user.click(previous);
    expect(view.getByRole("status")).toHaveTextContent("Bild 1 von 3");
    await view.user.click(next);
    await view.user.click(next);
    await view.user.click(next);
    expect(view.getByRole("status")).toHaveTextContent("Bild 3 von 3");
    expect(next).toHaveAttribute("aria-disabled", "true");
    await view.user.click(previous);
    expect(view.getByRole("status")).toHaveTextContent("Bild 2 von 3");
  });

  it("follows the scrolling once it rests on a picture", () => {
    makeSmall();
    const view = renderInRoot(<LocationGallery json={location()} />);
    const track = view.getByRole("list");
    Object.defineProperty(track, "clientWidth", { value: 300 });
    track.scrollLeft = 450;
    fireEvent.scroll(track);
    expect(view.getByRole("status")).toHaveTextContent("Bild 1 von 3");
    track.scrollLeft = 600;
    fireEvent.scroll(track);
    expect(view.getByRole("status")).toHaveTextContent("Bild 3 von 3");
  });

  it.each([[false], [true]])("counts no picture that may not be drawn (small: %s)", (small) => {
    if (small) makeSmall();
    const odd = [{ url: "bild.jpg", width: 900, height: 100 }, { url: "javascript:x()" }];
    const slides = odd.map((image) => ({ image }));
    const json = location({ images: [...odd, ...images], sliderImages: [...slides, ...sliderImages] });
    const view = renderInRoot(<LocationGallery json={json} />);
    const names = view.getAllByRole("img").map((image) => image.getAttribute("alt"));
    // The first one may have its own name.
    expect(names.slice(1)).toEqual([2, 3].map((position) => galleryTexts.position(position, 3)));
  });

  it("needs no steps for one picture", () => {
    makeSmall();
    const view = renderInRoot(<LocationGallery json={location({ sliderImages: sliderImages.slice(0, 1) })} />);
    expect(view.queryByRole("button")).toBeNull();
  });

  it.each([
    ["hotel", null, galleryTexts.moreHotel],
    ["ort", null, galleryTexts.moreLocation],
    [null, " ", galleryTexts.moreLocation],
    ["hotel", "Zum Seehof", "Zum Seehof"],
  ])("names the link of type %s with own text %s: %s", (type, buttonText, expected) => {
    const view = renderInRoot(<LocationGallery json={location({ type, buttonText })} />);
    expect(view.getByRole("link", { name: expected })).toHaveAttribute("href", "/standorte/binz");
  });

  it("shows the description, and no link without an address", () => {
    const view = renderInRoot(<LocationGallery json={location({ url: null, description: "Direkt am Meer" })} />);
    expect(view.getByText("Direkt am Meer")).toBeInTheDocument();
    expect(view.queryByRole("link")).toBeNull();
  });

  it.each([[false], [true]])("survives a location that tells nothing (small: %s)", (small) => {
    if (small) makeSmall();
    const view = renderInRoot(<LocationGallery json={v.parse(locationSchema, {})} />);
    expect(view.queryByRole("img")).toBeNull();
  });
});
