import { countdown } from '#domain/countdown.ts';
import { distanceText } from '#i18n/events.ts';
import { useNow } from '#state/clock.ts';

/** How far off a start (ISO) is, as `in 12 Tagen`; null without one and once it has begun. */
export function useDistance(startDate: string | null): string | null {
  const left = countdown(startDate, useNow());
  return left === null ? null : distanceText(left);
}
