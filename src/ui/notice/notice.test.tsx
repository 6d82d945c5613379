import { describe, expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Notice, type NoticeState } from "./notice.tsx";

describe("Notice", () => {
  it.each<[NoticeState, string | null]>([
    ["loading", "status"],
    ["empty", "status"],
    ["success", "status"],
    ["error", "alert"],
    ["info", null],
  ])("%s has the role %s", (state, role) => {
    const { wrapper } = renderInRoot(<Notice state={state}>Ein Satz.</Notice>);
    const notice = wrapper.querySelector(`[data-state="${state}"]`);
    expect(notice).toHaveTextContent("Ein Satz.");
    expect(notice?.getAttribute("role")).toBe(role);
  });

  it.each([
    { case: "the widget's own skeleton", skeleton: "cards", outline: "widget", drawn: "cards" },
    { case: "that of a part", skeleton: "cards", outline: "fields", drawn: "fields" },
    { case: "none for what is no more than a line", skeleton: "line", outline: "widget", drawn: undefined },
  ] as const)("outlines what is awaited instead of turning a wheel: $case", ({ skeleton, outline, drawn }) => {
    const page = renderInRoot(
      <Notice state="loading" outline={outline}>
        Die Liste wird geladen.
      </Notice>,
      { skeleton },
    );
    expect(page.getByRole("status")).toHaveTextContent("Die Liste wird geladen.");
    const box = page.wrapper.querySelector<HTMLElement>("[data-skeleton]");
    expect(box?.dataset.skeleton).toBe(drawn);
    expect(page.wrapper.querySelector(".notice-wheel") === null).toBe(drawn !== undefined);
  });

  it("offers a retry", async () => {
    const onRetry = vi.fn();
    const page = renderInRoot(
      <Notice state="error" retry={{ label: common.retry, onRetry }} actions={<a href="/x">anders</a>}>
        Das ging nicht.
      </Notice>,
    );
    await page.user.click(page.getByRole("button", { name: common.retry }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(page.getByRole("link", { name: "anders" })).toBeInTheDocument();
  });

  it("is one line for the whole page, with its buttons after the sentence and one of them to be pressed first", () => {
    const page = renderInRoot(
      <Notice
        state="error"
        slim
        retry={{ label: common.retry, onRetry: () => undefined }}
        actions={<a href="/x">Zur Anmeldung</a>}
      >
        Abgelaufen.
      </Notice>,
    );
    expect(page.getByRole("alert")).toHaveAttribute("data-slim");
    expect(page.getByRole("button", { name: common.retry })).toHaveAttribute("data-variant", "quiet");
    expect(page.getByText("Abgelaufen.")).not.toContainElement(page.getByRole("link", { name: common.login }));
  });
});
