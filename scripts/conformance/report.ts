import type { Verdict } from './ask.ts';

const labels: Record<Verdict['outcome'], string> = { accepted: 'accepted ', rejected: 'REJECTED ', skipped: 'not asked' };

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The verdicts as lines for a terminal, with a closing sentence. */
export function report(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ name }) => name.length));
  const lines = verdicts.flatMap(({ name, path, outcome, reasons }) => [`${labels[outcome]}  ${name.padEnd(width)}  ${path}`, ...reasons.map((reason) => `             ${reason}`)]);
  const count = (outcome: Verdict['outcome']): number => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  return [...lines, '', `${plural(count('accepted'), 'answer')} accepted, ${count('rejected')} rejected, ${plural(count('skipped'), 'call')} not asked`].join('\n');
}
