import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { holdParts, releaseParts } from "#pace/draw-queue.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { lazyComponent } from "./lazy.tsx";

const texts = { loading: "Lädt", failed: "Das ging nicht", retry: "Erneut versuchen" };

describe("parts of widgets", () => {
  it("are drawn once all widgets are, though their code is there before", async () => {
    let come = (): void => undefined;
    const code = new Promise<() => React.ReactNode>((resolve) => {
      come = () => resolve(() => <p>Suche</p>);
    });
    const Search = lazyComponent(() => code);
    holdParts();
    const page = renderInRoot(<Search texts={texts} />);
    await act(() => {
      come();
      return code;
    });
    expect(page.getByRole("status")).toHaveTextContent("Lädt");
    releaseParts();
    expect(await page.findByText("Suche")).toBeInTheDocument();
  });
});
