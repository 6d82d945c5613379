import { fireEvent, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { articles } from "#i18n/articles.ts";
import { common } from "#i18n/common.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { ArticleRecommendations } from "./article-recommendations.tsx";

const portal = useMockPortal();

/** The card around a title. */
function cardAt(title: HTMLElement | undefined) {
  const card = title?.closest("li");
  if (card == null) throw new Error("There is no card.");
  return within(card);
}

describe("portal-article-recommendations", () => {
  it("shows a card per article with picture, tags, title, teaser and link", async () => {
    const view = renderInRoot(<ArticleRecommendations />);
    expect(view.getByRole("heading", { level: 2, name: articles.heading })).toBeInTheDocument();
    expect(view.getByText(articles.loading)).toBeInTheDocument();
    const titles = await view.findAllByRole("heading", { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(
      portal.state().articles.map(({ title }) => title?.replace(" –", "\u00a0–")),
    );
    expect(titles[2]).toHaveTextContent("Urlaub übertragen – wann verfällt er?");
    const first = cardAt(titles[0]);
    expect(first.getByRole("list", { name: "Themen" })).toHaveTextContent("BetriebsratWahl");
    expect(first.getByText(/Was Wahlvorstände vermeiden sollten/)).toBeInTheDocument();
    expect(first.getByRole("link", { name: /^Mehr erfahren/ })).toHaveAttribute("href", "/fachartikel/artikel-801");
    const picture = first.getByRole("presentation");
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).toHaveAttribute("src", "/mock-media/article/801-640x360.svg");
    expect(portal.calls.map(({ name }) => name)).toEqual(["articles"]);
  });

  it("names the article in each link, so that links differ", async () => {
    const view = renderInRoot(<ArticleRecommendations />);
    const links = await view.findAllByRole("link", { name: /^Mehr erfahren: / });
    expect(new Set(links.map((link) => link.textContent)).size).toBe(portal.state().articles.length);
  });

  it("never lets markup of a teaser run", async () => {
    const view = renderInRoot(<ArticleRecommendations />);
    await view.findByText("hinweisen");
    expect(view.wrapper.querySelectorAll("script")).toHaveLength(0);
    expect(view.getByText(/Ab 26 Grad/)).toBeInTheDocument();
  });

  it("keeps the card tidy when a picture is broken", async () => {
    const view = renderInRoot(<ArticleRecommendations />);
    const [picture] = await view.findAllByRole("presentation");
    const box = picture?.parentElement;
    expect(box).toHaveAttribute("data-state", "picture");
    if (picture !== undefined) fireEvent.error(picture);
    expect(box).toHaveAttribute("data-state", "none");
    expect(box?.querySelector("img")).toBeNull();
    expect(view.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  });

  it("leaves out a link that leads nowhere or would run a script", async () => {
    const [first, second] = portal.state().articles;
    Object.assign(first ?? {}, { link: "javascript:alert(1)" });
    Object.assign(second ?? {}, { link: null });
    const view = renderInRoot(<ArticleRecommendations />);
    expect(await view.findAllByRole("link", { name: /^Mehr erfahren/ })).toHaveLength(2);
  });

  it("says that there is nothing", async () => {
    portal.select({ customer: "newcomer" });
    const view = renderInRoot(<ArticleRecommendations />);
    expect(await view.findByText(articles.none)).toBeInTheDocument();
  });

  it("survives articles of which nothing is known", async () => {
    portal.select({ scenario: "nulls" });
    const view = renderInRoot(<ArticleRecommendations />);
    expect(await view.findAllByRole("heading", { level: 3, name: articles.untitled })).toHaveLength(4);
    expect(view.queryAllByRole("link")).toEqual([]);
  });

  it.each(["fail", "offline", "malformed", "html"] as const)(
    "draws a failure (%s) and loads again when asked",
    async (scenario) => {
      portal.select({ scenario });
      const view = renderInRoot(<ArticleRecommendations />);
      await view.findByRole("alert");
      expect(view.getByRole("heading", { level: 2 })).toBeInTheDocument();
      portal.select({ scenario: "normal" });
      await view.user.click(view.getByRole("button", { name: common.retry }));
      expect(await view.findAllByRole("heading", { level: 3 })).toHaveLength(4);
    },
  );
});
