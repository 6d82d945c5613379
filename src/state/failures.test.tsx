import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiError, type ApiErrorKind } from "#api/errors.ts";
import { common } from "#i18n/common.ts";
import { notLoaded, readErrors } from "#i18n/errors.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";

const failure = (kind: ApiErrorKind, status = 0): ApiError => new ApiError(kind, "bookmarks", "", status);

const page = (): ApiError => Object.assign(failure("malformed"), { isPage: true });

/** Two widgets of a page that have failed, the lower one first. */
function twoFailed(upper: ApiError, lower: ApiError) {
  const retries = { upper: vi.fn(), lower: vi.fn() };
  const below = renderInRoot(<ReadFailure error={lower} onRetry={retries.lower} />);
  const above = renderInRoot(<ReadFailure error={upper} onRetry={retries.upper} />);
  act(() => below.anchor.before(above.anchor));
  act(() => usePortal.setState(({ failures }) => ({ failures: [...failures] })));
  return { above, below, retries };
}

const retryIn = (page: Rendered): Promise<void> => page.user.click(page.getByRole("button", { name: common.retry }));

describe("what several failures have in common", () => {
  it.each([
    { case: "no connection", error: failure("network"), sentence: readErrors.network },
    { case: "a slow server", error: failure("timeout"), sentence: readErrors.timeout },
    { case: "a server that is down", error: failure("status", 503), sentence: readErrors.status },
    { case: "a login in between", error: page(), sentence: readErrors.page },
  ])("is explained once, by the topmost: $case", async ({ error, sentence }) => {
    const { above, below, retries } = twoFailed(error, error);
    expect(above.getByRole("alert")).toHaveTextContent(sentence);
    expect(below.queryByRole("alert")).toBeNull();
    expect(below.wrapper).toHaveTextContent(notLoaded);
    expect(below.wrapper.textContent).not.toContain(sentence);
    await retryIn(below);
    expect(retries.upper).toHaveBeenCalledOnce();
    expect(retries.lower).toHaveBeenCalledOnce();
  });

  it.each([
    { case: "a call that is refused", upper: failure("status", 403), lower: failure("status", 403) },
    { case: "another cause", upper: failure("network"), lower: failure("timeout") },
    { case: "an answer nobody understands", upper: failure("malformed"), lower: failure("malformed") },
  ])("is nothing for $case", async ({ upper, lower }) => {
    const { above, below, retries } = twoFailed(upper, lower);
    expect(above.getByRole("alert")).toBeInTheDocument();
    expect(below.getByRole("alert")).toBeInTheDocument();
    await retryIn(above);
    expect(retries.upper).toHaveBeenCalledOnce();
    expect(retries.lower).not.toHaveBeenCalled();
  });

  it("is explained by the next one when the topmost leaves", () => {
    const { above, below } = twoFailed(failure("network"), failure("network"));
    above.unmount();
    expect(below.getByRole("alert")).toHaveTextContent(readErrors.network);
  });

  it("is explained once within a widget as well", () => {
    const error = failure("network");
    const page = renderInRoot(
      <>
        <ReadFailure error={error} onRetry={vi.fn()} />
        <ReadFailure error={error} onRetry={vi.fn()} />
      </>,
    );
    expect(page.getAllByRole("alert")).toHaveLength(1);
  });

  it("waits with those whose call the server takes no more for now", async () => {
    const later = new ApiError("status", "user", "", 503);
    const { below, retries } = twoFailed(later, failure("status", 503));
    act(() => usePortal.setState({ waits: { user: Date.now() + 60_000 } }));
    await retryIn(below);
    expect(retries.upper).not.toHaveBeenCalled();
    expect(retries.lower).toHaveBeenCalledOnce();
  });
});
