import { berlinWall, toInstant } from "#domain/dates/time.ts";

/**
 * Milliseconds from `now` (epoch ms) to the same time of day on the Berlin day `today` (`yyyy-MM-dd`), in whose season
 * the clock may be set otherwise.
 */
export const shiftTo = (today: string, now: number): number => toInstant(`${today}${berlinWall(now).slice(10)}`) - now;

/**
 * Moves the page's clock so that it is now the same time of day on the given Berlin day. Runs before the entry, so the
 * bundle sees nothing but a machine with another date.
 */
export function moveClock(today: string): void {
  const Real = Date;
  const shift = shiftTo(today, Real.now());
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [Real.now() + shift] : args, newTarget) as Date,
    get: (target, key, receiver) =>
      key === "now" ? () => Real.now() + shift : (Reflect.get(target, key, receiver) as unknown),
  });
}
