import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { readErrors } from "#i18n/errors.ts";
import { memberViewLabels, members } from "#i18n/members.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { GremiumMembersLinks } from "./gremium-members-links.tsx";

const portal = useMockPortal();

/** The row of a member with its links as [text, href, description]. */
async function linksOf(view: Rendered, name: RegExp): Promise<(string | null | undefined)[][]> {
  const row = (await view.findAllByRole("listitem")).find((item) => name.test(item.textContent));
  if (row === undefined) throw new Error(`No row ${name.source}`);
  return within(row)
    .queryAllByRole("link")
    .map((link) => {
      expect(link).toHaveAccessibleDescription(name);
      return [link.textContent, link.getAttribute("href")];
    });
}

describe("portal-gremium-members-links", () => {
  it("links an administrator to the pages of every member", async () => {
    usePortal.setState(({ config }) => ({
      config: {
        ...config,
        activeDocId: "815",
        bookingsUrl: "/buchungen?L=0",
        memberSettingsUrl: "https://alt.example/einstellungen",
      },
    }));
    const view = renderInRoot(<GremiumMembersLinks />);
    expect(view.getByText(members.loading)).toBeInTheDocument();
    expect(await linksOf(view, /Müller, Jörg/)).toEqual([
      [memberViewLabels.events, `${location.origin}/buchungen?L=0&activeDocId=815#/gremiumsmitglieder/1002`],
      ["Einstellungen", "https://alt.example/einstellungen?activeDocId=815#/gremiumsmitglieder/edit/1002"],
    ]);
    expect(await linksOf(view, /Brinkmann, Sabine/)).toHaveLength(2);
    expect(view.getByText(members.self)).toBeInTheDocument();
  });

  it("uses the standard pages and an empty activeDocId", async () => {
    const view = renderInRoot(<GremiumMembersLinks />);
    expect(await linksOf(view, /Petersen, Ole/)).toEqual([
      [memberViewLabels.events, `${location.origin}/kundenportal/buchungen?activeDocId=#/gremiumsmitglieder/1008`],
      ["Einstellungen", `${location.origin}/kundenportal/einstellungen?activeDocId=#/gremiumsmitglieder/edit/1008`],
    ]);
  });

  it("shows a plain member all names, but links of the own row only", async () => {
    portal.select({ customer: "member" });
    const view = renderInRoot(<GremiumMembersLinks />);
    const rows = await view.findAllByRole("listitem");
    expect(rows).toHaveLength(12);
    expect(rows.filter((row) => within(row).queryAllByRole("link").length > 0)).toHaveLength(1);
    expect(await linksOf(view, /Petersen, Ole/)).toHaveLength(2);
  });

  it("says that there is nobody", async () => {
    portal.select({ customer: "newcomer" });
    expect(await renderInRoot(<GremiumMembersLinks />).findByText(members.none)).toBeInTheDocument();
  });

  it("draws a failed list and loads again when asked", async () => {
    portal.select({ scenario: "fail:gremiumUsers" });
    const view = renderInRoot(<GremiumMembersLinks />);
    expect(await view.findByRole("alert")).toHaveTextContent(readErrors.status);
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findAllByRole("listitem")).toHaveLength(12);
  });

  it("links the own row only while the rights are unknown", async () => {
    portal.select({ scenario: "fail:user" });
    portal.state().members.forEach((member) => Object.assign(member, { isAdmin: false }));
    const view = renderInRoot(<GremiumMembersLinks />);
    expect(await view.findByRole("alert")).toBeInTheDocument();
    expect(
      view.getByText(/^Es konnte nicht geprüft werden, ob Sie andere Mitglieder öffnen dürfen\./),
    ).toBeInTheDocument();
    expect(view.getAllByRole("link")).toHaveLength(2);
  });

  it("survives missing names", async () => {
    portal.select({ scenario: "nulls" });
    expect(await renderInRoot(<GremiumMembersLinks />).findAllByText(members.nameless)).toHaveLength(12);
  });

  it("links nobody who came without a userId, not even the customer", async () => {
    const users = [
      { userId: null, firstName: "Ute", lastName: "Ohne", isSelf: true },
      { userId: 7, firstName: "Ina", lastName: "Mit", isSelf: false },
    ];
    usePortal.setState({ resources: { gremiumUsers: { state: "ready", data: users, refreshing: false } } });
    const view = renderInRoot(<GremiumMembersLinks />);
    expect(await linksOf(view, /Ohne, Ute/)).toEqual([]);
    expect(await linksOf(view, /Mit, Ina/)).toHaveLength(2);
  });
});
