import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeProperties } from "#styles/theme.ts";

const tokens = readFileSync(new URL("../../../styles/tokens.css", import.meta.url), "utf8");

/** Every `var(--portal-…, default)` of a rule, by name. */
function defaultsIn(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/var\((--portal-[\w-]+), (.+)\);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const rule = (selector: string): string => tokens.split(`${selector} {`)[1]?.split("\n  }")[0] ?? "";

function channel(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7));

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, scheme: "light" | "dark"): string {
  const property = themeProperties.find((entry) => entry.name === `--portal-color-${name}`);
  return property?.[scheme] ?? property?.light ?? "";
}

// Grounds that hosts really have: white, Bootstrap's and Wikipedia's greys; black, Bootstrap's dark, a raised dark.
const grounds = { light: ["#ffffff", "#f8f9fa", "#eef1f4"], dark: ["#000000", "#212529", "#2b3035"] } as const;
const cases = (["light", "dark"] as const).flatMap((scheme) =>
  [...grounds[scheme], colour("canvas", scheme)].map((ground) => ({ scheme, ground })),
);

describe("tokens.css", () => {
  it("reads exactly the documented properties, with the documented defaults", () => {
    expect(defaultsIn(rule("  .portal"))).toEqual(
      Object.fromEntries(themeProperties.map(({ name, light }) => [name, light])),
    );
    expect(defaultsIn(rule('  .portal[data-scheme="dark"]'))).toEqual(
      Object.fromEntries(themeProperties.flatMap(({ name, dark }) => (dark === undefined ? [] : [[name, dark]]))),
    );
  });

  it("reads them nowhere else", () => {
    expect([...tokens.matchAll(/--portal-[\w-]+/g)]).toHaveLength(
      themeProperties.length + themeProperties.filter(({ dark }) => dark !== undefined).length,
    );
  });
});

describe("default colours (WCAG AA)", () => {
  it.each(cases)("text in $scheme on $ground", ({ scheme, ground }) => {
    for (const name of ["text", "muted", "accent", "danger", "success", "info", "warning"])
      expect(contrast(colour(name, scheme), ground), name).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases)("lines of controls in $scheme on $ground", ({ scheme, ground }) => {
    for (const name of ["control", "focus"])
      expect(contrast(colour(name, scheme), ground), name).toBeGreaterThanOrEqual(3);
  });

  it.each(["light", "dark"] as const)("text on filled buttons in %s", (scheme) => {
    for (const name of ["accent", "danger"])
      expect(contrast(colour(name, scheme), colour(`${name}-contrast`, scheme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("focus", scheme), colour("focus-contrast", scheme))).toBeGreaterThanOrEqual(3);
  });
});
