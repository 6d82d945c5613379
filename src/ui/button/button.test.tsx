import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("is no submit button by itself", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const page = renderInRoot(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Mehr</Button>
      </form>,
    );
    await page.user.click(page.getByRole("button", { name: "Mehr" }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("while busy keeps the focus and sends nothing, not by click and not by Enter", async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const onClick = vi.fn();
    const page = renderInRoot(
      <form onSubmit={onSubmit}>
        <input aria-label="Betreff" />
        <Button type="submit" busy onClick={onClick}>
          Senden
        </Button>
      </form>,
    );
    const button = page.getByRole("button", { name: "Senden" });
    await page.user.click(button);
    await expect.poll(() => page.root.activeElement).toBe(button);
    expect(button).toHaveAttribute("aria-disabled", "true");
    await page.user.type(page.getByRole("textbox"), "x{Enter}");
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
    page.rerender(
      <form onSubmit={onSubmit}>
        <input aria-label="Betreff" />
        <Button type="submit" onClick={onClick}>
          Senden
        </Button>
      </form>,
    );
    await page.user.click(page.getByRole("button"));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("is a link with href, in its own tab only when it says so", () => {
    const page = renderInRoot(
      <>
        <Button href="/a">hier</Button>
        <Button href="/b" newTabHint={common.opensNewTab}>
          dort
        </Button>
      </>,
    );
    expect(page.getByRole("link", { name: "hier" })).not.toHaveAttribute("target");
    const outward = page.getByRole("link", { name: `dort (${common.opensNewTab})` });
    expect(outward).toHaveAttribute("target", "_blank");
    expect(outward).toHaveAttribute("rel", "noopener");
  });
});
