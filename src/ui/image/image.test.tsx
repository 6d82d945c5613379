import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Image } from "#ui/image/image.tsx";

const drawn = (src: string): HTMLElement => render(<Image src={src} alt="" />).container;

describe("Image", () => {
  it.each(["https://example.org/a.jpg", "HTTP://x/a.png", "/bilder/a.jpg", "data:image/png;base64,AA"])(
    "draws %s",
    (src) => {
      expect(drawn(src).querySelector("img")).toHaveAttribute("src", src);
    },
  );

  it.each(["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "blob:x", "file:///a", ""])(
    "draws nothing of %j",
    (src) => {
      expect(drawn(src)).toBeEmptyDOMElement();
    },
  );
});
