import { isIsoDate } from './iso-date.ts';
import { printIso } from './time.ts';

/** `03.05.1970` of an ISO text, on the Berlin calendar; empty for null. */
export function toGermanDay(iso: string | null): string {
  return iso === null ? '' : printIso(iso, 'DD.MM.YYYY');
}

/** TT.MM.JJJJ, leading zeros optional, whether there is such a day or not. */
export const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** `yyyy-MM-dd` of a day typed as TT.MM.JJJJ, leading zeros optional; null when there is no such day. */
export function fromGermanDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = GERMAN_DAY.exec(typed.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}
