import { describe, expect, it } from "vitest";
import { situationOf } from "#mocks/situations.ts";
import { readAddress, writeAddress } from "./address.ts";
import { stateOfSituation, wholeAddress } from "./situation-state.ts";

describe("an address that names a state alone", () => {
  it("means the whole of it, looked at as the address says", async () => {
    const whole = readAddress((await wholeAddress("?situation=warenkorb-laedt&viewport=390&run")) ?? "");
    expect(whole).toMatchObject({ widget: "portal-cart", scenario: "slow:cart", viewport: "390", run: true });
  });

  it.each([
    ["that of a state that is not there", "?situation=gibt-es-nicht"],
    ["one that names a widget as well", "?widget=portal-cart&situation=warenkorb-laedt"],
    ["one without a state", "?viewport=390"],
  ])("is not %s", async (_name, address) => {
    expect(await wholeAddress(address)).toBeNull();
  });

  it("is not the link to a state of the widget that is shown first", async () => {
    const situation = situationOf("stornieren-verwerfen");
    if (situation === undefined) throw new Error("The situation is gone");
    expect(await wholeAddress(writeAddress(await stateOfSituation(situation)))).toBeNull();
  });
});
