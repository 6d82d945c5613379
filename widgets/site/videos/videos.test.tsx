import { describe, expect, it } from "vitest";
import { lists } from "#i18n/lists.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Videos } from "./videos.tsx";

const portal = useMockPortal();

describe("portal-videos", () => {
  it("shows films with day and length and leads to each", async () => {
    const view = renderInRoot(<Videos filter="tag=arbeitszeit" />);
    const link = await view.findByRole("link", { name: "Arbeitszeit erfassen: Das bestimmen Sie mit" });
    expect(link).toHaveAttribute("href", "/themen/video-4001");
    expect(link.closest("li")).toHaveTextContent("07.03.2026, Dauer 0:45 Min.");
    expect(view.getByRole("status")).toHaveTextContent("4 Videos");
  });

  it("survives films of which nothing is known", async () => {
    portal.select({ scenario: "nulls:dataList" });
    const view = renderInRoot(<Videos />);
    expect(await view.findAllByRole("heading", { level: 3, name: lists.untitled })).toHaveLength(12);
    expect(view.queryAllByRole("link")).toEqual([]);
  });
});
