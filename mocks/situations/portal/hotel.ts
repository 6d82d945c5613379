import type { Location } from "#domain/entities/location-gallery.ts";
import type { HotelStay } from "#domain/entities/stay.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { galleryTexts, hotelMapTexts, hotelPriceTexts } from "#i18n/hotel.ts";
import { buildHotels } from "#mocks/data/portal/hotels.ts";
import { REFUSED_KEY } from "#mocks/model/google-maps.ts";
import { exampleLocation } from "#mocks/playground/examples.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const hotels = buildHotels("2026-03-10");
const json = (value: object) => ({ "data-json": JSON.stringify(value) });
const ofEvent = (eventId: number) => ({ "data-event-id": String(eventId) });

const map = "portal-hotel-map";
const noMap = { googleMapsScriptUrl: "/mock-media/keine-karte.js" };

const mapSituations: readonly Situation[] = [
  {
    id: "karte-gesperrt",
    title: "Vor der Einwilligung",
    widget: map,
    attributes: ofEvent(5001),
    shows: hotelMapTexts.blocked,
  },
  {
    id: "karte",
    title: "Karte nach der Einwilligung",
    widget: map,
    attributes: ofEvent(5001),
    steps: [{ click: ["button", hotelMapTexts.load] }],
    shows: ["group", "Karte: Seehotel Möwenblick"],
  },
  {
    id: "karte-laedt",
    title: "Karte lädt",
    widget: map,
    attributes: ofEvent(5001),
    consent: "granted",
    config: { googleMapsScriptUrl: "/mock-media/maps/api/js?slow=1" },
    shows: hotelMapTexts.loading,
  },
  {
    id: "karte-fehlt",
    title: "Karte nicht ladbar",
    widget: map,
    attributes: ofEvent(5001),
    consent: "granted",
    config: noMap,
    shows: hotelMapTexts.failed,
    complaint: "404",
  },
  {
    id: "karte-abgelehnt",
    title: "Schlüssel der Karte abgelehnt",
    widget: map,
    attributes: ofEvent(5001),
    consent: "granted",
    config: { googleMapsApiKey: REFUSED_KEY },
    shows: hotelMapTexts.failed,
    complaint: "InvalidKeyMapError",
  },
  {
    id: "karte-code-fehlt",
    title: "Programmteil der Karte nicht ladbar",
    widget: map,
    attributes: ofEvent(5001),
    consent: "granted",
    missing: "widgets/shared/hotel/maps-script.ts",
    shows: hotelMapTexts.failed,
  },
  {
    id: "karte-ohne-koordinaten",
    title: "Ohne Standortinformationen",
    widget: map,
    attributes: ofEvent(5017),
    shows: hotelMapTexts.noLocation,
  },
  {
    id: "karte-vorbei",
    title: "Nach dem Seminar, ohne Preise",
    widget: map,
    attributes: ofEvent(5101),
    shows: hotelMapTexts.blocked,
    proves: [{ gone: ["heading", "Hotelpreise"] }],
  },
  {
    id: "karte-hotel",
    title: "Hotel aus data-json",
    widget: map,
    attributes: { ...json(hotels.hafen), "data-end-date": "2026-04-01" },
    shows: ["heading", hotelPriceTexts.headline],
  },
  {
    id: "karte-falsches-datum",
    title: "Falsches Attribut",
    widget: map,
    attributes: { ...ofEvent(5001), "data-end-date": "bald" },
    shows: common.anchorError,
    complaint: "data-end-date",
  },
  {
    id: "karte-seminar-laedt",
    title: "Seminar lädt",
    widget: map,
    attributes: ofEvent(5001),
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "karte-seminar-fehler",
    title: "Seminar nicht ladbar",
    widget: map,
    attributes: ofEvent(5001),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
];

const prices = "portal-hotel-prices";
const stay: HotelStay = {
  hotel: hotels.altstadt,
  startDate: "2026-05-04",
  endDate: "2026-05-06",
  isConference: false,
  isRhetoric: false,
  duration: 2.5,
};

const priceSituations: readonly Situation[] = [
  {
    id: "preise",
    title: "Preise",
    widget: prices,
    attributes: ofEvent(5001),
    shows: ["heading", hotelPriceTexts.headline],
  },
  {
    id: "preise-fachtagung",
    title: "Preise einer Fachtagung, ohne Halbpension",
    widget: prices,
    attributes: ofEvent(5013),
    shows: ["heading", hotelPriceTexts.headline],
    proves: [{ gone: "Halbpension" }],
  },
  {
    id: "preise-fehlen",
    title: "Keine Preise",
    widget: prices,
    attributes: ofEvent(5017),
    shows: hotelPriceTexts.missing,
  },
  {
    id: "preise-aufenthalt",
    title: "Aufenthalt aus data-json",
    widget: prices,
    attributes: json(stay),
    shows: "Gesamtpreis für 3 Tage (Einzelzimmer und Vollpension)",
  },
  {
    id: "preise-teils",
    title: "Einzelne Preise fehlen",
    widget: prices,
    attributes: json({
      ...stay,
      hotel: { ...hotels.altstadt, prices: hotels.altstadt.prices.filter(({ fullBoard }) => fullBoard === true) },
    }),
    shows: hotelPriceTexts.missing,
  },
  {
    id: "preise-laden",
    title: "Seminar lädt",
    widget: prices,
    attributes: ofEvent(5001),
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "preise-fehler",
    title: "Seminar nicht ladbar",
    widget: prices,
    attributes: ofEvent(5001),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
];

const gallery = "portal-location-gallery";
const location = (change: Partial<Location>) => json({ ...exampleLocation, ...change });

const gallerySituations: readonly Situation[] = [
  {
    id: "galerie",
    title: "Hotel mit drei Bildern",
    widget: gallery,
    attributes: location({}),
    shows: ["link", galleryTexts.moreHotel],
    proves: [{ there: ["img", "Bild 3 von 3"] }],
  },
  {
    id: "galerie-standort",
    title: "Standort mit zwei Bildern",
    widget: gallery,
    attributes: location({
      type: "standort",
      images: exampleLocation.images.slice(0, 2),
      sliderImages: exampleLocation.sliderImages.slice(0, 2),
    }),
    shows: ["link", galleryTexts.moreLocation],
  },
  {
    id: "galerie-ein-bild",
    title: "Ein Bild, eigener Linktext",
    widget: gallery,
    attributes: location({
      buttonText: "Zum Seehotel Möwenblick",
      images: exampleLocation.images.slice(0, 1),
      sliderImages: exampleLocation.sliderImages.slice(0, 1),
    }),
    shows: ["link", "Zum Seehotel Möwenblick"],
  },
  {
    id: "galerie-ohne-bilder",
    title: "Ohne Bilder",
    widget: gallery,
    attributes: location({ images: [], sliderImages: [] }),
    shows: ["link", galleryTexts.moreHotel],
    proves: [{ gone: ["img", ""] }],
  },
  {
    id: "galerie-ohne-attribut",
    title: "Attribut fehlt",
    widget: gallery,
    shows: common.anchorError,
    complaint: "data-json is missing",
  },
];

/** Map, prices and gallery of hotels and places. */
export const hotelSituations: readonly Situation[] = [...mapSituations, ...priceSituations, ...gallerySituations];
