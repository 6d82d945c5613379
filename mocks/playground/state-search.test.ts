import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { situations } from "#mocks/situations/situations.ts";
import { searchStates } from "./state-search.ts";

const found = (query: string): string[] => searchStates(query).map(({ id }) => id);

describe("the search among the named states", () => {
  it.each([
    ["a word of the sentence that is to be seen", common.retry],
    ["a word cut short", "storn"],
    ["a mistyped word", "Warenkrob"],
    ["an id of the contract", "portal-bookmarks"],
    ["what goes wrong, in German", "Langsame Antworten"],
    ["what is not there", "nicht zu sehen Hotelpreise"],
    ["who looks at it", "Neu angemeldet Lesezeichen"],
    ["what its anchor carries", "data-email"],
    ["what its page configures", "supportPhone"],
    ["the width at which it holds", "unter 992 px"],
  ])("finds %s", (_what, query) => {
    expect(found(query).length).toBeGreaterThan(0);
  });

  it("finds by the code of an answer, and by no other code", () => {
    const withCode = situations.filter(({ scenario = "" }) => scenario.includes("status-403")).map(({ id }) => id);
    expect(found("403")).toEqual(expect.arrayContaining(withCode));
    expect(searchStates("403").every(({ scenario = "" }) => !/status-(?!403)/.test(scenario))).toBe(true);
  });

  it("takes no number for a part of another, such as that of a place on the map", () => {
    expect(found("403")).not.toContain("karte-hotel");
  });

  it.each([
    ["422", "loeschung-schon-beantragt"],
    ["404", "detail-unbekannt"],
    ["409", "buchen-ausgebucht"],
  ])("finds by %s the state in which the backend answers so of itself", (code, id) => {
    expect(found(code)).toContain(id);
  });

  it.each([
    ["Speichern verloren", "einstellungen-nicht-gespeichert"],
    ["Hotelwünsche fehlgeschlagen", "hotelwuensche-nicht-gespeichert"],
    ["Login abgelaufen Seminarliste", "seminarliste-sitzung"],
    ["300 Einträge", "mitglieder-viele"],
    ["langer Name 320", "mitglieder-langer-name"],
    ["Foto löschen", "loeschung"],
    ["Storno 500", "stornieren-fehler"],
    ["doppelt gebucht", "buchen-schon-gebucht"],
    ["Netzwerk Bilder", "bilder-offline"],
    ["Timeout Buchen", "buchen-unbekannt"],
    ["HTTP 500 Umbuchung", "kasse-umbuchung-offen"],
    ["Session Seminarliste", "seminarliste-sitzung"],
    ["Startseite Smartphone", "startseite-gerollt"],
    ["Mitglieder keine Rechte", "mitglieder-verwehrt"],
    ["08.12.2026", "kostenrechner-dezember"],
    ["guest Kasse", "kasse"],
    ["verlorene Antwort Kasse", "kasse-unbekannt"],
    ["doppelt bestellt", "kasse-doch-bestellt"],
    ["Warteliste letzter Platz", "kasse-warteliste"],
    ["zwei Tabs", "kasse-andere-person"],
    ["Retry-After", "kasse-spaeter"],
    ["Sommerzeit", "naechstes-seminar-zeitumstellung"],
  ])("finds %s by what somebody may call it", (query, id) => {
    expect(found(query)).toContain(id);
  });

  it("takes no short word for another that looks like it", () => {
    expect(found("fail").length).toBeGreaterThan(0);
    expect(found("fail")).not.toContain("login-email");
  });

  it("puts a state that is called so first", () => {
    for (const id of ["stornieren-verwerfen", "kontakt-entwurf"]) expect(found(id)[0]).toBe(id);
  });

  it("wants every word", () => {
    expect(found("Warenkorb Quastenflosser")).toEqual([]);
  });
});
