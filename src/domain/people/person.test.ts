import { describe, expect, it } from "vitest";
import { afterNews, unknownPerson, type Person, type PersonNews } from "./person.ts";

const guest: Person = { state: "guest" };
const anna: Person = { state: "known", userId: "1001", isGone: false };
const annaGone: Person = { ...anna, isGone: true };
const bernd: Person = { state: "known", userId: "7", isGone: false };

const namesAnna: PersonNews = { kind: "named", userId: "1001" };
const namesBernd: PersonNews = { kind: "named", userId: "7" };
const nobody: PersonNews = { kind: "nobody" };
const failed: PersonNews = { kind: "failed" };

describe("whose page this is", () => {
  it.each([
    [unknownPerson, namesAnna, anna, "named"],
    [unknownPerson, nobody, guest, "none"],
    [unknownPerson, failed, unknownPerson, "none"],
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
