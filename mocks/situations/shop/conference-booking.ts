import { addTexts, toCart } from "#i18n/cart-add.ts";
import { common } from "#i18n/common.ts";
import { conferences } from "#i18n/conferences.ts";
import { fieldErrors } from "#i18n/fields.ts";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry } from "#mocks/data/shop/filled-cart.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const of = (url: string, mode = "booking") =>
  ({ widget: "portal-conference-booking", attributes: { "data-conference": url, "data-mode": mode } }) as const;

/** Taking part in a conference. */
export const conferenceBookingSituations: readonly Situation[] = [
  {
    id: "fachtagung-anmeldung",
    title: "Anmeldung zur Fachtagung",
    ...of("betriebsraete-tage"),
    shows: ["button", "Hinzufügen"],
  },
  {
    id: "fachtagung-anmeldung-anders",
    title: "Anmeldung zur Fachtagung, die schon als Reservierung im Warenkorb liegt",
    ...of("betriebsraete-tage"),
    state: cartState([{ ...emptyEntry, type: "reservation", eventId: seminarIds.conference }]),
    shows: ["link", toCart],
  },
  {
    id: "fachtagung-anmeldung-leer",
    title: "Anmeldung zur Fachtagung: nichts eingegeben",
    ...of("betriebsraete-tage"),
    steps: [{ click: ["button", "Hinzufügen"] }],
    shows: fieldErrors.salutation,
  },
  {
    id: "fachtagung-anmeldung-ausgebucht",
    title: "Anmeldung zur Fachtagung: inzwischen ausgebucht",
    ...of("betriebsraete-tage"),
    scenario: "refused-soldOut:cartAdd",
    steps: [
      { choose: ["Anrede", "Frau"] },
      { type: ["Vorname", "Maja"] },
      { type: ["Nachname", "Krämer"] },
      { click: ["radio", bookingOptionLabels.ohneNacht_VP] },
      { click: ["button", "Hinzufügen"] },
    ],
    shows: ["link", addTexts.labels.waitingList],
  },
  {
    id: "fachtagung-warteliste-eintragen",
    title: "Warteliste einer Fachtagung",
    ...of("fachtagung-ki", "waitingList"),
    shows: ["button", "Hinzufügen"],
  },
  {
    id: "fachtagung-anmeldung-anderswo",
    title: "Anmeldung zur Fachtagung auf anderer Seite",
    ...of("betriebsraetinnen"),
    shows: ["link", common.login],
  },
  {
    id: "fachtagung-anmeldung-unbekannt",
    title: "Anmeldung zu unbekannter Fachtagung",
    ...of("gibt-es-nicht"),
    shows: conferences.unknown,
  },
  {
    id: "fachtagung-anmeldung-laedt",
    title: "Anmeldung zur Fachtagung: lädt",
    ...of("betriebsraete-tage"),
    scenario: "slow:conference",
    shows: conferences.loading,
  },
  {
    id: "fachtagung-anmeldung-fehler",
    title: "Anmeldung zur Fachtagung: nicht ladbar",
    ...of("betriebsraete-tage"),
    scenario: "fail:conference",
    shows: ["button", common.retry],
  },
];
