import { describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { checkConfig } from "./config-check.ts";
import { configRows } from "./config-rows.ts";

const check = (text: string | undefined): string[] =>
  checkConfig(text, ["event", "eventsFuture"]).map(({ level, where, what }) => `${level} ${where}: ${what}`);

describe("the configuration", () => {
  it.each([
    [undefined],
    [""],
    ["{}"],
    [
      '{"apiBase": "/x", "consent": {"granted": "yes"}, "endpoints": {"event": "{orderApiBase}/e/{eventId}", "eventsFuture": "e"}, "menu": [{}]}',
    ],
  ])("%j has no mistake", (text) => expect(check(text)).toEqual([]));

  it.each([
    [
      '{"apiBase": "/x",}',
      "error Konfiguration: Die Konfiguration ist kein gültiges JSON. Zeile 1, Zeichen 17 bei „,}“: Vor der schließenden Klammer steht ein Komma zu viel.",
    ],
    ['["apiBase"]', "error Konfiguration: Die Konfiguration ist keine Gruppe von Schlüsseln."],
    [
      '{"loginURL": "/x"}',
      "warning Konfiguration, loginURL: Den Schlüssel „loginURL“ gibt es nicht; er bleibt ohne Wirkung. Gemeint ist wohl „loginUrl“.",
    ],
    [
      '{"off": ["portal-cart", "portal-add-to-cart-7", "portal-chatbott"]}',
      "warning Konfiguration, off[2]: In „off“ steht „portal-chatbott“. Ein solches Widget gibt es nicht. Gemeint ist wohl „portal-chatbot“.",
    ],
    [
      '{"off": [1]}',
      "warning Konfiguration, off[0]: „off[0]“ hat die falsche Art von Wert: Dort steht eine Zahl, verlangt ist ein Text in Anführungszeichen.",
    ],
    [
      '{"loginUrl": "www.haus.example/login"}',
      "error Konfiguration, loginUrl: „loginUrl“ beginnt mit „www.“. Ohne https:// davor hält der Browser das für einen Pfad dieser Website.",
    ],
    [
      '{"apiBase": "portal-api"}',
      "warning Konfiguration, apiBase: „apiBase“ beginnt ohne Schrägstrich („portal-api“) und führt deshalb aus jedem Ordner der Website woandershin.",
    ],
    [
      '{"privacyUrl": ""}',
      "error Konfiguration, privacyUrl: „privacyUrl“ ist leer. Formulare und Kasse verweisen dann auf nichts, obwohl sie eine Zustimmung erbitten.",
    ],
    ['{"menu": [{"uri": "javascript:weg()"}]}', "warning Konfiguration, menu[0].uri: „menu[0].uri“ ist keine Adresse."],
    [
      '{"pages": {"event": "/seminar/{id}"}}',
      "error Konfiguration, pages.event: „pages.event“ enthält {id}; diese Angabe gibt es dort nicht, und kein Weg führt zu dieser Seite.",
    ],
    [
      '{"pages": {"portalEvent": "/mein-seminar"}}',
      "error Konfiguration, pages.portalEvent: In „pages.portalEvent“ fehlt {eventId}: Alle Wege führen zu derselben Seite.",
    ],
    ['{"farbe": "rot"}', "warning Konfiguration, farbe: Den Schlüssel „farbe“ gibt es nicht; er bleibt ohne Wirkung."],
    [
      '{"consent": {"cookies": "x"}}',
      "warning Konfiguration, consent.cookies: Den Schlüssel „cookies“ gibt es nicht; er bleibt ohne Wirkung. Gemeint ist wohl „cookie“.",
    ],
    [
      '{"showGremiumButtons": "true"}',
      "warning Konfiguration, showGremiumButtons: „showGremiumButtons“ hat die falsche Art von Wert: Dort steht ein Text in Anführungszeichen, verlangt ist true oder false.",
    ],
    [
      '{"consent": {"storage": "sessionstorage"}}',
      "warning Konfiguration, consent.storage: „consent.storage“ hat einen Wert, den es nicht gibt: „sessionstorage“.",
    ],
    [
      '{"consent": {"changeEvent": ["a", 1]}}',
      "warning Konfiguration, consent.changeEvent[1]: „consent.changeEvent[1]“ hat die falsche Art von Wert: Dort steht eine Zahl, verlangt ist ein Text in Anführungszeichen.",
    ],
    [
      '{"consent": {"granted": true}}',
      "warning Konfiguration, consent.granted: „consent.granted“ hat die falsche Art von Wert: Dort steht true oder false, verlangt ist ein Text in Anführungszeichen.",
    ],
    [
      '{"endpoints": {"events": "/e"}}',
      "warning Konfiguration, endpoints.events: In „endpoints“ gibt es keinen Aufruf „events“. Gemeint ist wohl „event“.",
    ],
    [
      '{"endpoints": {"event": "/e/{id}"}}',
      "error Konfiguration, endpoints.event: „endpoints.event“ enthält {id}; diese Angabe gibt es dort nicht, und der Aufruf wird nie gesendet.",
    ],
    [
      '{"endpoints": {"event": 5}}',
      "warning Konfiguration, endpoints.event: „endpoints.event“ hat die falsche Art von Wert: Dort steht eine Zahl, verlangt ist ein Text in Anführungszeichen.",
    ],
    [
      '{"menu": [{}, "Seminare"]}',
      "warning Konfiguration, menu[1]: „menu[1]“ hat die falsche Art von Wert: Dort steht ein Text in Anführungszeichen, verlangt ist eine Gruppe in { }.",
    ],
    [
      '{"menu": [{"titel": "Seminare"}]}',
      "warning Konfiguration, menu[0].titel: Den Schlüssel „titel“ gibt es nicht; er bleibt ohne Wirkung. Gemeint ist wohl „title“.",
    ],
    [
      '{"menu": [{"visible": "ja"}]}',
      "warning Konfiguration, menu[0].visible: „menu[0].visible“ hat die falsche Art von Wert: Dort steht ein Text in Anführungszeichen, verlangt ist true oder false.",
    ],
  ])("%j", (text, expected) => expect(check(text)).toEqual([expected]));
});

describe("the configuration in force", () => {
  const rowOf = (key: string, config: Partial<typeof defaultConfig>) =>
    configRows({ ...defaultConfig, ...config }).find((row) => row.key === key);

  it.each([
    ["apiBase", {}, { value: "/portal-api", fromPage: false }],
    [
      "apiBase",
      { apiBase: "https://api.example/v2?token=geheim" },
      { value: "https://api.example/v2", fromPage: true },
    ],
    ["googleMapsApiKey", { googleMapsApiKey: "geheim" }, { value: "(gesetzt)", fromPage: true }],
    ["advertisingHash", { advertisingHash: "geheim" }, { value: "(gesetzt)", fromPage: true }],
    ["googleMapsApiKey", {}, { value: "(leer)", fromPage: false }],
    ["showGremiumButtons", { showGremiumButtons: false }, { value: "false", fromPage: true }],
    ["endpoints", { endpoints: { event: "/e?key=geheim" } }, { value: "event: /e", fromPage: true }],
    ["endpoints", {}, { value: "(leer)", fromPage: false }],
    ["menu", { menu: [{ title: "A", uri: "/", visible: true, active: true }] }, { value: "1 Eintrag", fromPage: true }],
  ])("shows %s", (key, config, row) => expect(rowOf(key, config)).toEqual({ key, ...row }));
});
