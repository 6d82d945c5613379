import { describe, expect, it, vi } from "vitest";
import { memberRows } from "#domain/people/members.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { MemberList, type MemberActions } from "./member-list.tsx";

const rows = memberRows(
  Array.from({ length: 300 }, (_, index) => ({
    userId: index,
    firstName: "Eva",
    lastName: `Nr. ${index}`,
    isSelf: false,
  })),
  { isAdmin: true, selfId: null },
);

describe("MemberList", () => {
  it("draws a row once, however often the list around it changes", () => {
    const actions = vi.fn<MemberActions>(() => null);
    const view = renderInRoot(<MemberList rows={rows} actions={actions} />);
    expect(actions).toHaveBeenCalledTimes(300);
    view.rerender(<MemberList rows={rows.slice(100, 200)} actions={actions} />);
    expect(view.getAllByRole("listitem")).toHaveLength(100);
    expect(actions).toHaveBeenCalledTimes(300);
  });
});
