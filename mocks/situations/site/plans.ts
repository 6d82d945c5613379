import { common } from "#i18n/common.ts";
import { planEditor, plans } from "#i18n/training-plan.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const plan = { widget: "portal-training-plan", attributes: { "data-plan-id": "p-1" } } as const;

/** A training plan to read. */
export const planSituations: readonly Situation[] = [
  { ...plan, id: "schulungsplan", title: "Schulungsplan", shows: ["heading", "Schulungsplan für das neue Gremium"] },
  {
    ...plan,
    id: "schulungsplan-leer",
    title: "Ohne Seminare",
    attributes: { "data-plan-id": "p-3" },
    shows: plans.none,
  },
  {
    ...plan,
    id: "schulungsplan-unbekannt",
    title: "Unbekannt",
    attributes: { "data-plan-id": "p-99" },
    answered: [404],
    shows: plans.unknown,
  },
  {
    ...plan,
    id: "schulungsplan-laden",
    title: "Lädt",
    scenario: "slow:trainingPlan",
    shows: plans.loading,
  },
  {
    ...plan,
    id: "schulungsplan-fehler",
    title: "Nicht ladbar",
    scenario: "fail:trainingPlan",
    shows: ["button", common.retry],
  },
  {
    ...plan,
    id: "schulungsplan-luecken",
    title: "Alle optionalen Felder fehlen",
    scenario: "nulls:trainingPlan",
    shows: ["heading", "Schulungsplan"],
  },
];

const editor = "portal-training-plan-admin";
const openFirst = { click: ["button", "Bearbeiten: Schulungsplan für das neue Gremium"] } as const;

/** The list of plans and their editor. */
export const planEditorSituations: readonly Situation[] = [
  {
    id: "planverwaltung",
    title: "Alle Pläne",
    widget: editor,
    shows: ["button", "Bearbeiten: Schulungsplan für das neue Gremium"],
  },
  {
    id: "planverwaltung-leer",
    title: "Noch keine Pläne",
    widget: editor,
    scenario: "empty:trainingPlans",
    shows: planEditor.none,
  },
  {
    id: "planverwaltung-laden",
    title: "Lädt",
    widget: editor,
    scenario: "slow:trainingPlans",
    shows: planEditor.loading,
  },
  {
    id: "planverwaltung-fehler",
    title: "Nicht ladbar",
    widget: editor,
    scenario: "fail:trainingPlans",
    shows: ["button", common.retry],
  },
  {
    id: "planverwaltung-loeschen",
    title: "Löschen",
    widget: editor,
    steps: [{ click: ["button", "Löschen: Entwurf ohne Seminare"] }],
    shows: ["dialog", "Plan löschen"],
  },
  {
    id: "plan-bearbeiten",
    title: "Plan bearbeiten",
    widget: editor,
    steps: [openFirst],
    shows: ["button", planEditor.addGroup],
  },
  {
    id: "plan-neu",
    title: "Neuer Plan",
    widget: editor,
    steps: [{ click: ["button", planEditor.create] }],
    shows: ["heading", planEditor.newTitle],
  },
  {
    id: "plan-titel-fehlt",
    title: "Titel fehlt",
    widget: editor,
    steps: [{ click: ["button", planEditor.create] }, { click: ["button", "Speichern"] }],
    shows: planEditor.titleMissing,
  },
  {
    id: "plan-entfernt",
    title: "Seminar entfernt",
    widget: editor,
    steps: [openFirst, { click: ["button", "„Betriebsverfassungsrecht“ entfernen"] }],
    shows: ["button", "Rückgängig"],
  },
  {
    id: "plan-konflikt",
    title: "Inzwischen geändert",
    widget: editor,
    scenario: "status-409:trainingPlanEdit",
    steps: [openFirst, { type: ["Empfänger", "Betriebsrat"] }, { click: ["button", "Speichern"] }],
    shows: planEditor.conflict,
  },
  {
    id: "plan-nicht-gespeichert",
    title: "Speichern fehlgeschlagen",
    widget: editor,
    scenario: "status-400:trainingPlanEdit",
    steps: [openFirst, { click: ["button", "Speichern"] }],
    shows: planEditor.words.unsent,
  },
];
