import { describe, expect, it } from "vitest";
import { fillPath } from "#api/path.ts";

const PAGE = "https://cms.example/seite?x#y";
const settings = {
  userUrl: "/get-user",
  tokenUrl: "/token/",
  near: "sitzung",
  imageServiceBase: "",
  root: "/",
  far: "https://img.example/api",
  slashed: "https://img.example/api/",
};
const settingsBelow =
  (apiBase: string) =>
  (key: string): string | undefined =>
    ({ ...settings, apiBase } as Record<string, string>)[key];

describe("fillPath", () => {
  it.each([
    ["events/future", "/portal-api", {}, "https://cms.example/portal-api/events/future"],
    ["events/future", "/portal-api/", {}, "https://cms.example/portal-api/events/future"],
    ["events/{eventId}", "https://api.example/v1", { eventId: 7 }, "https://api.example/v1/events/7"],
    ["/v2/events/{eventId}", "/portal-api", { eventId: 7 }, "https://cms.example/v2/events/7"],
    ["https://x.example/e/{eventId}", "/portal-api", { eventId: "7" }, "https://x.example/e/7"],
    ["{userUrl}", "/portal-api", {}, "https://cms.example/get-user"],
    ["{imageServiceBase}/my/{mediaId}/zip", "/portal-api", { mediaId: "m 1" }, "https://cms.example/my/m%201/zip"],
    ["{far}/my/{mediaId}", "/portal-api", { mediaId: "a/b" }, "https://img.example/api/my/a%2Fb"],
    ["{slashed}/my/{mediaId}", "/portal-api", { mediaId: "a" }, "https://img.example/api/my/a"],
    ["{root}/my/{mediaId}/zip", "/portal-api", { mediaId: "a" }, "https://cms.example/my/a/zip"],
    ["{tokenUrl}", "/portal-api", {}, "https://cms.example/token/"],
    ["{near}/token", "/portal-api", {}, "https://cms.example/sitzung/token"],
    ["{eventId}/x", "/portal-api", { eventId: 7 }, "https://cms.example/portal-api/7/x"],
    ["events/future", "/", {}, "https://cms.example/events/future"],
    ["events/future", "", {}, "https://cms.example/events/future"],
    ["events/future", "//api.example/v1/", {}, "https://api.example/v1/events/future"],
    ["events/{eventId}/", "/portal-api", { eventId: "/" }, "https://cms.example/portal-api/events/%2F/"],
    ["advertising/{hash}", "/portal-api", { hash: "" }, "https://cms.example/portal-api/advertising/"],
    ["events/{eventId}", "/portal-api", { eventId: 0 }, "https://cms.example/portal-api/events/0"],
  ])("%s below %s with %j", (template, base, values, expected) => {
    expect(fillPath(template, values, settingsBelow(base), PAGE)).toBe(expected);
  });

  it.each([[{}], [{ eventId: null }]])("has no address while a value is missing: %j", (values) => {
    expect(fillPath("events/{eventId}", values, settingsBelow("/portal-api"), PAGE)).toBeNull();
  });
});
