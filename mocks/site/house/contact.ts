import { feedback } from "#i18n/feedback.ts";

/** How the house is reached, said alike on all its pages, papers and in its widgets. */
export const PHONE = "+49 123 4567890";
export const MAIL = "kundenservice@beispiel.example";

/** The telephone number as a link; HTML. */
export const phoneLink = (className = ""): string =>
  `<a${className === "" ? "" : ` class="${className}"`} href="tel:${PHONE.replaceAll(" ", "")}">${PHONE}</a>`;

/** The e-mail address as a link that breaks at its sign; HTML. */
export const mailLink = (): string => `<a href="mailto:${MAIL}">${MAIL.replace("@", "@<wbr>")}</a>`;

/** When the house answers the telephone, as the feedback's page says it (spec section 2). */
export const HOURS = feedback.hours.map(({ days, time }) => `${days} ${time}`).join(", ");

/** The same with times that stay in one line; HTML. */
export const HOURS_HTML = feedback.hours
  .map(({ days, time }) => `${days} <span class="whole">${time}</span>`)
  .join("<br>");

/** The last line of every paper of the house. */
export const FOOT = `Seminarhaus Beispiel · ${PHONE} · ${MAIL}`;
