import { describe, expect, it } from "vitest";
import { afterLogin, safeReturnTo } from "./return-to.ts";

const base = "https://www.portal.example/kundenportal/login?returnTo=x";
const never = ["/kundenportal/login", "/logout"];

describe("safeReturnTo", () => {
  it.each([
    ["/kundenportal/buchungen?a=1#b", "https://www.portal.example/kundenportal/buchungen?a=1#b"],
    ["https://www.portal.example/seite", "https://www.portal.example/seite"],
    ["https://www.portal.example:443/seite", "https://www.portal.example/seite"],
    ["HTTPS://WWW.PORTAL.EXAMPLE/Seite", "https://www.portal.example/Seite"],
    ["buchungen", "https://www.portal.example/kundenportal/buchungen"],
    ["?seite=2", "https://www.portal.example/kundenportal/login?seite=2"],
    ["/weiter?ziel=https://evil.example", "https://www.portal.example/weiter?ziel=https://evil.example"],
    // A colon without slashes stays on the page's own host, as the scheme is the page's own.
    ["https:evil.example", "https://www.portal.example/kundenportal/evil.example"],
  ])("%j leads to %j", (given, expected) => expect(safeReturnTo(given, base)).toBe(expected));

  it.each([
    null,
    "",
    "   ",
    "https://evil.example/",
    "http://www.portal.example/",
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\u0000//evil.example",
    " //evil.example",
    "https:/\\evil.example",
    "https:\\\\evil.example",
    "ht\ntps://evil.example",
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "JaVaScRiPt://www.portal.example/%0aalert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://www.portal.example/1",
    "filesystem:https://www.portal.example/temporary/x",
    "about:blank",
    "mailto:a@portal.example",
    "ftp://www.portal.example/",
    "ws://www.portal.example/",
    "https://www.portal.example.evil.example/",
    "https://evil.example/www.portal.example",
    "https://www.portal.example@evil.example/",
    "https://evil.example#@www.portal.example/",
    "https://evil.example\\@www.portal.example/",
    "https://name:secret@www.portal.example/",
    "https://name@www.portal.example/",
    "https://www.portal.example:8443/",
    "https://portal.example/",
    "https://ww\u0430.portal.example/",
    "https://www.portal.example。evil.example/",
    "https://[",
    "http://",
    "//",
  ])("%j comes to nothing", (given) => expect(safeReturnTo(given, base)).toBeNull());

  it.each([
    "/kundenportal/login",
    "/kundenportal/login/",
    "/kundenportal/login?returnTo=/logout",
    "/logout#x",
    "/x/../logout",
    "/%2e%2e/logout",
  ])("%j would lead in a circle or out again", (given) => expect(safeReturnTo(given, base, never)).toBeNull());
});

it.each([
  ["/index.php?id=40", "https://www.portal.example/index.php?id=40"],
  ["/index.php?id=3&returnTo=x", null],
])("tells pages apart by the query where the site does: %j", (given, expected) =>
  expect(safeReturnTo(given, base, ["/index.php?id=3"])).toBe(expected),
);

describe("afterLogin", () => {
  const go = (returnTo: string | null, target: string | null): string =>
    afterLogin({ returnTo, target, start: "/kundenportal", never }, base);

  it.each([
    ["/seite", "https://other.example/", "https://www.portal.example/seite"],
    ["//evil.example", "https://other.example/start", "https://other.example/start"],
    [null, "/mitglieder", "https://www.portal.example/mitglieder"],
    [null, "javascript:alert(1)", "https://www.portal.example/kundenportal"],
    ["/logout", null, "https://www.portal.example/kundenportal"],
    [null, "", "https://www.portal.example/kundenportal"],
  ])("returnTo %j and target %j", (returnTo, target, expected) => expect(go(returnTo, target)).toBe(expected));

  it.each([
    ["/seite?a=1", "https://www.portal.example/seite?a=1#tab"],
    ["/seite#other", "https://www.portal.example/seite#other"],
    [null, "https://www.portal.example/kundenportal"],
  ])("returnTo %j keeps the hash of the login", (returnTo, expected) =>
    expect(afterLogin({ returnTo, target: null, start: "/kundenportal", never, hash: "#tab" }, base)).toBe(expected),
  );
});
