import { describe, expect, it } from "vitest";
import { situationNamed } from "#mocks/situations/situations.ts";
import { readAddress, writeAddress } from "./address.ts";
import { addedFaults, isVaried, startWith, stateOfSituation, wholeAddress, withFaults } from "./situation-state.ts";

describe("an address that names a state alone", () => {
  it("means the whole of it, looked at as the address says", async () => {
    const whole = readAddress((await wholeAddress("?situation=warenkorb-laedt&viewport=390&run")) ?? "");
    expect(whole).toMatchObject({ widget: "portal-cart", scenario: "slow:cart", viewport: "390", run: true });
  });

  it("keeps what else it says", async () => {
    const address =
      "?situation=warenkorb-laedt&scenario=lost:cartDelete&clock=2026-12-24&consent=granted&customer=member&text=200&setTab=x#y";
    expect(readAddress((await wholeAddress(address)) ?? "")).toMatchObject({
      widget: "portal-cart",
      situation: "warenkorb-laedt",
      scenario: "slow:cart+lost:cartDelete",
      clock: "2026-12-24",
      consent: "granted",
      customer: "member",
      text: "200",
      query: "?setTab=x",
      hash: "#y",
    });
  });

  it.each([
    ["that of a state that is not there", "?situation=gibt-es-nicht"],
    ["one that names a widget as well", "?widget=portal-cart&situation=warenkorb-laedt"],
    ["one without a state", "?viewport=390"],
  ])("is not %s", async (_name, address) => {
    expect(await wholeAddress(address)).toBeNull();
  });

  it("is not the link to a state of the widget that is shown first", async () => {
    expect(await wholeAddress(writeAddress(await stateOfSituation(situationNamed("stornieren-verwerfen"))))).toBeNull();
  });
});

describe("a run", () => {
  it("begins with what its link adds, and without what the run before it has left", async () => {
    const situation = situationNamed("artikelliste-mehr-fehler");
    const start = await stateOfSituation(situation);
    const left = { ...start, scenario: withFaults("fail:dataList", []), changes: "xyz", hash: "#dokumente" };
    expect(await startWith(situation, left)).toEqual(start);
    const link = {
      ...left,
      scenario: withFaults("fail:dataList", ["slow"]),
      clock: "2027-01-02",
      viewport: start.viewport,
    };
    expect(await startWith(situation, link)).toEqual({
      ...start,
      scenario: withFaults(start.scenario, ["slow"]),
      clock: "2027-01-02",
    });
    expect(addedFaults(situation, link.scenario)).toEqual(["slow"]);
  });

  it("counts the data from the day and takes the customer that its link names", async () => {
    const situation = situationNamed("warenkorb-laedt");
    const start = await stateOfSituation(situation);
    const link = { ...start, today: "2026-06-01", customer: "member" as const };
    expect(await startWith(situation, link)).toMatchObject({ today: "2026-06-01", customer: "member" });
  });
});

describe("a run of a named state", () => {
  const situation = situationNamed("warenkorb-laedt");
  const start = async (address: string) => startWith(situation, readAddress(address));

  it("is one of the state itself, however it is looked at", async () => {
    const looked = await start("?widget=portal-cart&scenario=slow:cart&viewport=390&scheme=dark&run");
    expect(await isVaried(looked, situation)).toBe(false);
  });

  it.each(["clock=2026-12-24", "today=2026-12-24", "customer=member", "scenario=slow:cart%2Bfail:event"])(
    "is one of another where the link adds %s",
    async (added) => {
      expect(await isVaried(await start(`?widget=portal-cart&${added}`), situation)).toBe(true);
    },
  );
});
