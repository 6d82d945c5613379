import { describe, expect, it } from "vitest";
import { defaultConfig, type Config } from "#config/config.ts";
import { empty } from "#i18n/empty.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Empty } from "./empty.tsx";

type About = Parameters<typeof Empty>[0]["about"];

const wayOn = (about: About, config: Partial<Config> = {}) => {
  usePortal.setState({ config: { ...defaultConfig, ...config } });
  const view = renderInRoot(<Empty about={about}>Hier ist nichts.</Empty>);
  expect(view.getByRole("status")).toHaveTextContent("Hier ist nichts.");
  return view.queryByRole("link");
};

describe("where there is nothing", () => {
  it.each<[About, string, string, Partial<Config>]>([
    ["events", empty.ways.search, "/suche", { pages: { search: "/suche" } }],
    ["nextEvent", "Seminare finden", "/seminare/p", {}],
    ["bookmarks", empty.ways.home, "/start", { homeUrl: "/start" }],
    ["articles", empty.ways.topics, "/konto#informationsangebot", { settingsUrl: "/konto#oben" }],
    ["unknown", "Zur Übersicht", "/kundenportal", {}],
    ["missing", empty.ways.contact, "/service/kontakt", {}],
  ])("%s: a way leads on", (about, name, path, config) => {
    const link = wayOn(about, config);
    expect(link).toHaveAccessibleName(name);
    expect(new URL(link?.getAttribute("href") ?? "", location.href).href).toBe(location.origin + path);
  });

  it("none does where the author gave no address", () => {
    expect(wayOn("unknown", { pages: { portalStart: "" } })).toBeNull();
  });
});
