import { describe, expect, it } from "vitest";
import { privacyFile, statementText } from "./privacy.ts";
import { register } from "./register.ts";
import { sentBy } from "./sent.ts";

describe("the register of what is kept and fetched from elsewhere", () => {
  it("has each name once of a kind", () => {
    const names = register.map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("reads each key by one entry alone", () => {
    for (const [key, count] of [
      ["portal-draft:visit:contact", 1],
      ["portal-draft:4711::contact", 1],
      ["portal-draft:visit::sent", 1],
      ["portal-cart-version", 1],
      ["portal-drafts", 0],
    ] as const)
      expect(register.filter(({ kind, pattern }) => kind !== "origin" && pattern.test(key))).toHaveLength(count);
  });

  it("calls necessary nothing that waits for consent", () => {
    const foreign = register.filter(({ trigger }) => trigger.includes("zugestimmt"));
    expect(foreign.map(({ kind }) => kind)).toContain("origin");
    expect(foreign.filter(({ isNecessary }) => isNecessary)).toEqual([]);
  });
});

describe("what leaves the browser", () => {
  it("is every field of a body, those of its parts with their names", () => {
    expect(sentBy("recipientAdd").fields).toContain("recipient.firstname");
    expect(sentBy("feedbackSend").fields).toContain("event.id");
    expect(sentBy("saveGremiumPersonalData").fields).toEqual(expect.arrayContaining(["firstname", "hotelComments"]));
  });

  it("names the reason for which a photo is to be deleted, which travels in the query", () => {
    expect(sentBy("photoDelete").fields).toEqual(["reason"]);
  });

  it("can be published as it stands", () => {
    expect(statementText()).not.toMatch(/[{}]|sessionStorage|localStorage/);
  });

  it("stands in the file for consent tools, with all of the register", () => {
    const { entries, widgets } = JSON.parse(privacyFile()) as Record<"entries" | "widgets", Record<string, unknown>[]>;
    expect(entries).toHaveLength(register.length);
    expect(widgets.map(({ widget }) => widget)).toContain("portal-checkout");
  });
});
