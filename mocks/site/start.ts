import type { PortalEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event/event-place.ts";
import { pricesOf } from "#domain/event/money.ts";
import { formatDateRange, formatEuro } from "#i18n/format.ts";
import { escapeHtml } from "./html.ts";
import { rubricTiles } from "./shop-links.ts";

/** Searches that people often begin with, as links. */
const ideas = ["Betriebsverfassungsrecht", "Kündigung", "Rhetorik", "Schwerbehinderung", "Homeoffice"] as const;

const reasons = [
  ["Freigestellt und bezahlt", "Erforderliche Seminare zahlt der Arbeitgeber: § 37 Abs. 6 und § 40 BetrVG."],
  ["Aus der Praxis", "Fachanwältinnen, Psychologen und frühere Vorsitzende unterrichten in kleinen Gruppen."],
  ["Sicher geplant", "Bis acht Tage vor Beginn stornieren Sie selbst im Kundenportal."],
] as const;

const steps = [
  ["Termin wählen", "Freie Plätze, Hotel und Gesamtkosten sehen Sie sofort."],
  ["Beschluss fassen", "Der Kostenrechner liefert das Blatt für die Sitzung."],
  ["Alle auf einmal anmelden", "Ganze Gremien buchen Sie in einem Vorgang."],
] as const;

const pairs = (entries: readonly (readonly [string, string])[], tag: "ul" | "ol", name: string): string =>
  `<${tag} class="${name}">${entries.map(([head, text]) => `<li><strong>${head}</strong><span>${text}</span></li>`).join("")}</${tag}>`;

/** The next dates of the shop, each with day, place and price; '' for none. */
function next(offers: readonly PortalEvent[]): string {
  const ahead = offers
    .filter(({ isHistoric, isInhouse, hotel }) => isHistoric !== true && isInhouse !== true && hotel !== null)
    .sort((a, b) => String(a.startDate).localeCompare(String(b.startDate)))
    .slice(0, 4);
  const rows = ahead
    .map((event) => {
      const price = formatEuro(pricesOf(event)[0]?.price ?? null);
      return `<li><span class="when">${formatDateRange(event.startDate, event.endDate) ?? ""}</span><a href="/seminare/p/${event.eventId ?? ""}">${escapeHtml(event.title ?? "")}</a><span>${escapeHtml(placeName(event) ?? "")}</span><span class="price">${price ?? ""}</span></li>`;
    })
    .join("");
  return rows === ""
    ? ""
    : `<ul class="dates">${rows}</ul>\n<p class="note">Preise pro Person, zzgl. gesetzlicher MwSt.</p>`;
}

/** The next dates in a hotel, and the way to all others. */
export function hotelDatesHtml(hotel: string, offers: readonly PortalEvent[]): string {
  const dates = next(offers.filter((event) => event.hotel?.name === hotel));
  return `<h2>Seminare in diesem Haus</h2>
${dates === "" ? "<p>Hier ist gerade kein Termin geplant.</p>" : dates}
<p><a class="all" href="/seminare/p">Alle Seminare ansehen</a></p>`;
}

/** The start page above its widgets: what the house is for, its search, its subjects and the next dates. */
export function startHtml(title: string, lead: string, offers: readonly PortalEvent[]): string {
  return `<div class="hero">
<div>
<h1>${escapeHtml(title)}</h1>
${lead}
<form action="/seminare/p" role="search" aria-label="Seminare"><label for="suche">Was möchten Sie lernen?</label><div><input id="suche" name="q" type="search" autocomplete="off" enterkeyhint="search"><button>Suchen</button></div></form>
<p class="ideas">Oft gesucht: ${ideas.map((idea) => `<a href="/seminare/p?q=${encodeURIComponent(idea)}">${idea}</a>`).join(" ")}</p>
<p><a class="all" href="/seminare/p">Alle Seminare ansehen</a></p>
</div>
<img src="/mock-media/site/start-960x640.svg" alt="Eine Referentin erklärt am Bildschirm, vier Teilnehmende hören zu" width="960" height="640">
</div>
${pairs(reasons, "ul", "reasons")}
<h2>Themen für Ihr Gremium</h2>
${rubricTiles()}
<h2>Die nächsten Termine</h2>
${next(offers)}
<h2>So einfach geht es</h2>
${pairs(steps, "ol", "steps")}`;
}
