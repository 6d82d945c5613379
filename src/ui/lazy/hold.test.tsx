import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { holdLazyComponents, releaseLazyComponents } from "#pace/draw-queue.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { lazyComponent } from "./lazy.tsx";

const texts = { ...common, loading: "Lädt", failed: "Das ging nicht" };

describe("parts of widgets", () => {
  it("are drawn once all widgets are, though their code is there before", async () => {
    let come = (): void => undefined;
    const code = new Promise<() => React.ReactNode>((resolve) => {
      come = () => resolve(() => <p>Suche</p>);
    });
    const Search = lazyComponent(() => code);
    holdLazyComponents();
    const page = renderInRoot(<Search texts={texts} />);
    await act(() => {
      come();
      return code;
    });
    expect(page.getByRole("status")).toHaveTextContent("Lädt");
    releaseLazyComponents();
    expect(await page.findByText("Suche")).toBeInTheDocument();
  });
});
