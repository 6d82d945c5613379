import { describe, expect, it } from "vitest";
import { afterNews, unknownOwner, type PageOwner, type OwnerNews } from "./page-owner.ts";

const guest: PageOwner = { state: "guest" };
const anna: PageOwner = { state: "known", userId: "1001", isGone: false };
const annaGone: PageOwner = { ...anna, isGone: true };
const bernd: PageOwner = { state: "known", userId: "7", isGone: false };

const namesAnna: OwnerNews = { kind: "named", userId: "1001" };
const namesBernd: OwnerNews = { kind: "named", userId: "7" };
const nobody: OwnerNews = { kind: "nobody" };
const failed: OwnerNews = { kind: "failed" };

describe("whose page this is", () => {
  it.each([
    [unknownOwner, namesAnna, anna, "named"],
    [unknownOwner, nobody, guest, "none"],
    [unknownOwner, failed, unknownOwner, "none"],
    [guest, namesAnna, anna, "login"],
    [guest, nobody, guest, "none"],
    [guest, failed, guest, "none"],
    [anna, namesAnna, anna, "none"],
    [anna, namesBernd, bernd, "other"],
    [anna, nobody, annaGone, "gone"],
    [anna, failed, anna, "none"],
    [annaGone, namesAnna, anna, "back"],
    [annaGone, namesBernd, bernd, "other"],
    [annaGone, nobody, annaGone, "none"],
    [annaGone, failed, annaGone, "none"],
  ] as const)("%j hears %j", (before, news, person, change) => {
    expect(afterNews(before, news)).toEqual({ person, change });
  });
});
