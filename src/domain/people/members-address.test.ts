import { describe, expect, it } from "vitest";
import { oldMemberHref, readMembersRoute, writeMembersRoute } from "./members-address.ts";
import type { MembersRoute } from "./members.ts";

const page = "https://portal.example/mitglieder";

describe("readMembersRoute", () => {
  it.each<[string, MembersRoute]>([
    ["", null],
    ["?gremiumsmitglied=", null],
    ["?gremiumsansicht=einstellungen", null],
    ["#aktuell", null],
    ["?setTab=aktuell#geplant:5001", null],
    ["?gremiumsmitglied=2&gremiumsansicht=buchungen", { key: "2", view: "events" }],
    ["?a=1&gremiumsmitglied=2&gremiumsansicht=einstellungen#br-funktionen", { key: "2", view: "settings" }],
    ["?gremiumsmitglied=2", { key: "2", view: "events" }],
    ["?gremiumsmitglied=a%2Fb%20c&gremiumsansicht=x", { key: "a/b c", view: "events" }],
    ["#/gremiumsmitglieder/2", { key: "2", view: "events" }],
    ["#/gremiumsmitglieder/edit/2", { key: "2", view: "settings" }],
    ["#/gremiumsmitglieder/edit/a%2Fb/", { key: "a/b", view: "settings" }],
    ["#/gremiumsmitglieder/100%", { key: "100%", view: "events" }],
    ["#/gremiumsmitglieder/", null],
    ["#/gremiumsmitglieder/edit/2/3", null],
    ["?gremiumsmitglied=2#/gremiumsmitglieder/edit/3", { key: "2", view: "events" }],
  ])("%s", (rest, expected) => expect(readMembersRoute(page + rest)).toEqual(expected));
});

describe("writeMembersRoute", () => {
  it.each<[string, MembersRoute, string]>([
    ["", { key: "2", view: "events" }, "?gremiumsmitglied=2&gremiumsansicht=buchungen"],
    [
      "?flag&q=a%20b&L=0#aktuell",
      { key: "a/b", view: "settings" },
      "?flag&q=a%20b&L=0&gremiumsmitglied=a%2Fb&gremiumsansicht=einstellungen#aktuell",
    ],
    ["?gremiumsmitglied=2&flag&gremiumsansicht=buchungen#aktuell", null, "?flag#aktuell"],
    [
      "?gremiumsmitglied=2&gremiumsansicht=buchungen",
      { key: "3", view: "settings" },
      "?gremiumsmitglied=3&gremiumsansicht=einstellungen",
    ],
    ["?gremiumsmitglied=2", null, ""],
    ["#/gremiumsmitglieder/edit/2", null, ""],
    [
      "?activeDocId=7#/gremiumsmitglieder/2",
      { key: "3", view: "events" },
      "?activeDocId=7&gremiumsmitglied=3&gremiumsansicht=buchungen",
    ],
    ["#/gremiumsmitglieder", null, "#/gremiumsmitglieder"],
  ])("%s to %j", (rest, route, expected) => {
    const written = writeMembersRoute(page + rest, route);
    expect(written).toBe(page + expected);
    expect(readMembersRoute(written)).toEqual(route);
  });
});

describe("oldMemberHref", () => {
  it.each([
    [
      "/kundenportal/buchungen",
      "",
      { key: "2", view: "events" },
      "https://portal.example/kundenportal/buchungen?activeDocId=#/gremiumsmitglieder/2",
    ],
    [
      "/kundenportal/einstellungen",
      "doc 7",
      { key: "2", view: "settings" },
      "https://portal.example/kundenportal/einstellungen?activeDocId=doc+7#/gremiumsmitglieder/edit/2",
    ],
    [
      "https://alt.example/b?id=3&activeDocId=1#oben",
      "7",
      { key: "a/b", view: "events" },
      "https://alt.example/b?id=3&activeDocId=7#/gremiumsmitglieder/a%2Fb",
    ],
  ] as const)("%s", (target, doc, route, expected) => expect(oldMemberHref(target, page, doc, route)).toBe(expected));
});
