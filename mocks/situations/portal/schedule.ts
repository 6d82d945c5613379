import type { PortalEvent } from "#domain/entities/event.ts";
import { common } from "#i18n/common.ts";
import { events } from "#i18n/events.ts";
import { schedule as scheduleTexts } from "#i18n/schedule.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const json = (value: object) => ({ "data-json": JSON.stringify(value) });
const ofEvent = (eventId: number) => ({ "data-event-id": String(eventId) });

const schedule = "portal-schedule";
const planned: Partial<PortalEvent> = {
  title: "Ein Tag im Betrieb",
  startDate: "2026-05-04T09:00:00",
  endDate: "2026-05-04T17:00:00",
};

/** The schedule, from an event or from data of the page. */
export const scheduleSituations: readonly Situation[] = [
  {
    id: "ablauf",
    title: "Anreisetag",
    widget: schedule,
    attributes: ofEvent(5001),
    steps: [{ click: ["tab", "Seminarstart"] }],
    shows: "Gemeinsames Abendessen",
  },
  {
    id: "ablauf-ganzer-tag",
    title: "Ganzer Tag",
    widget: schedule,
    attributes: ofEvent(5001),
    shows: "14:00–17:00 Uhr",
  },
  {
    id: "ablauf-abreise",
    title: "Letzter Tag",
    widget: schedule,
    attributes: ofEvent(5001),
    steps: [{ click: ["tab", "5. Seminartag"] }],
    shows: "08:30–12:00 Uhr",
  },
  {
    id: "ablauf-nachbetreuung",
    title: "Online-Nachbetreuung",
    widget: schedule,
    attributes: ofEvent(5007),
    steps: [{ click: ["tab", "Online-Nachbetreuung"] }],
    shows: "Was hat sich bewährt?",
  },
  {
    id: "ablauf-eintaegig",
    title: "Eintägiges Seminar",
    widget: schedule,
    attributes: ofEvent(5002),
    shows: "13:45–17:00 Uhr",
  },
  {
    id: "ablauf-online",
    title: "Online-Seminar",
    widget: schedule,
    attributes: ofEvent(5010),
    shows: "08:30–12:00 Uhr",
  },
  {
    id: "ablauf-fachtagung",
    title: "Fachtagung",
    widget: schedule,
    attributes: ofEvent(5013),
    shows: ["heading", scheduleTexts.conferenceHeadline],
  },
  {
    id: "ablauf-json",
    title: "Seminar aus data-json, Ablauf steht nicht fest",
    widget: schedule,
    attributes: json({ ...planned, content: { schedule: [{ title: "Seminartag", morning: null, afternoon: null }] } }),
    shows: "Der Ablauf dieses Tages steht noch nicht fest.",
  },
  {
    id: "ablauf-laedt",
    title: "Seminar lädt",
    widget: schedule,
    attributes: ofEvent(5001),
    scenario: "slow:event",
    shows: events.loadingOne,
  },
  {
    id: "ablauf-fehler",
    title: "Seminar nicht ladbar",
    widget: schedule,
    attributes: ofEvent(5001),
    scenario: "fail:event",
    shows: ["button", common.retry],
  },
  {
    id: "ablauf-unbekannt",
    title: "Unbekanntes Seminar",
    widget: schedule,
    attributes: ofEvent(9999),
    shows: events.unknown,
  },
];
