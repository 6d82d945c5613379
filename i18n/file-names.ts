import type { PortalEvent } from '#domain/entities/event.ts';
import type { Photo } from '#domain/entities/media.ts';
import { safeFileName } from '#domain/file-name.ts';
import { formatDay } from './format.ts';

const PREFIX = 'Seminar';

function joined(...parts: (string | null)[]): string {
  return safeFileName(parts.filter((part) => part !== null && part.trim() !== '').join('-'), PREFIX);
}

/** `Seminar-4711-Bild12.jpeg`, of a flipchart `Seminar-4711-FlipChart3.jpeg` (spec section 7, download photo). */
export function photoFileName({ bookingNumber }: Pick<PortalEvent, 'bookingNumber'>, { nr, isFlipChart }: Pick<Photo, 'nr' | 'isFlipChart'>): string {
  const kind = isFlipChart === true ? 'FlipChart' : 'Bild';
  return `${joined(PREFIX, bookingNumber, `${kind}${nr ?? ''}`)}.jpeg`;
}

/** `Seminar-4711-10.03.2026.zip`: booking number and Berlin day of the start (spec section 7, download all photos). */
export function photosZipName({ bookingNumber, startDate }: Pick<PortalEvent, 'bookingNumber' | 'startDate'>): string {
  return `${joined(PREFIX, bookingNumber, formatDay(startDate))}.zip`;
}
