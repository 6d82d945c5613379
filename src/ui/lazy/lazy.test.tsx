import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { lazyComponent } from "./lazy.tsx";

const texts = { ...common, loading: "Lädt", failed: "Das ging nicht" };
const Part = ({ name }: { name: string }) => <p>{`Hallo ${name}`}</p>;

describe("lazyComponent", () => {
  it("says that it loads, then draws the part", async () => {
    const Lazy = lazyComponent(() => Promise.resolve(Part));
    const page = renderInRoot(<Lazy texts={texts} name="Welt" />);
    expect(page.getByRole("status")).toHaveTextContent("Lädt");
    expect(await page.findByText("Hallo Welt")).toBeInTheDocument();
  });

  it("asks once more by itself", async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(Part);
    const Lazy = lazyComponent(load);
    expect(await renderInRoot(<Lazy texts={texts} name="Welt" />).findByText("Hallo Welt")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("then lets the reader decide", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValue(new Error("lost"));
    const Lazy = lazyComponent(load);
    const page = renderInRoot(<Lazy texts={texts} name="Welt" />);
    expect(await page.findByRole("alert")).toHaveTextContent(`Das ging nicht ${texts.orReload}`);
    expect(page.getByRole("button", { name: texts.reload })).toBeInTheDocument();
    load.mockResolvedValue(Part);
    await page.user.click(page.getByRole("button", { name: common.retry }));
    expect(await page.findByText("Hallo Welt")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("shows the caller's fallback instead, where there is one", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Lazy = lazyComponent<{ name: string }>(() => Promise.reject(new Error("lost")));
    expect(
      await renderInRoot(<Lazy texts={texts} name="Welt" fallback={<p>eine Liste</p>} />).findByText("eine Liste"),
    ).toBeInTheDocument();
  });
});
