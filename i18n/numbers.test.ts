import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { euro, formatCount } from "./numbers.ts";

const intl = new Intl.NumberFormat("de-DE");
const money = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", signDisplay: "negative" });

describe("numbers", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1.000"],
    [1_234_567, "1.234.567"],
  ])("%d reads %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it("read as the standard prints them", () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (count) => formatCount(count) === intl.format(count)),
      { seed: 1 },
    );
  });
});

describe("amounts of euro", () => {
  it.each([
    [0, "0,00\u00a0€"],
    [-0.001, "0,00\u00a0€"],
    [0.125, "0,13\u00a0€"],
    [1250.5, "1.250,50\u00a0€"],
    [-1250.5, "-1.250,50\u00a0€"],
    [1_000_000, "1.000.000,00\u00a0€"],
  ])("%d reads %s", (amount, text) => {
    expect(euro(amount)).toBe(text);
  });

  it("read as the standard prints them, sums and shares of cents", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
          fc.double({ min: -1e7, max: 1e7, noNaN: true }),
        ),
        (amount) => euro(amount) === money.format(amount),
      ),
      { seed: 1, numRuns: 2000 },
    );
  });
});
