/** The longest wait that is accepted, in milliseconds; a reload of the page asks again anyway. */
const LONGEST = 24 * 60 * 60 * 1000;

/** An HTTP date such as `Tue, 10 Mar 2026 08:30:00 GMT`; JavaScript engines also accept many other texts as dates. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The epoch ms of an HTTP date, null for any other text. */
function httpDate(text: string): number | null {
  const time = HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? null : time;
}

/**
 * Reads when a server accepts a refused request again (contract-public section 6), from the header `Retry-After` in
 * seconds or as an HTTP date. A date is compared with the server's own clock if `Date` is known, because customers'
 * clocks may be wrong.
 * @param now the time on this computer (epoch ms)
 * @param date the header `Date` of the same answer, '' for none
 * @returns that time on this computer's clock (epoch ms), at most a day ahead; null if there is nothing to wait for
 */
export function retryTime(retryAfter: string, now: number, date = ""): number | null {
  const text = retryAfter.trim();
  const until = httpDate(text);
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : until === null ? 0 : until - (httpDate(date) ?? now);
  return wait > 0 ? now + Math.min(wait, LONGEST) : null;
}

/**
 * Rounds a wait up for display: to seconds up to ten, to tens of seconds up to a minute, then to minutes, from an hour
 * on to hours. The result is never shorter than the wait, so that nobody tries too early.
 * @param wait milliseconds
 * @returns seconds
 */
export function spokenWait(wait: number): number {
  const seconds = Math.ceil(wait / 1000);
  const step = seconds <= 10 ? 1 : seconds <= 60 ? 10 : seconds <= 3600 ? 60 : 3600;
  return Math.ceil(seconds / step) * step;
}
