import { pageSizes, sizeOf } from './page-sizes.ts';
import { sizeDebts } from './size-debts.ts';

/** A debt this much larger than needed, in kilobytes, has to be written down anew. */
const SLACK = 2;

/** What is wrong with a page's weight; null for nothing. */
function verdict(page: string, total: number, limit: number): string | null {
  const debt = sizeDebts[page] ?? 0;
  if (total > limit + debt) return 'OVER';
  return debt > 0 && limit + debt - Math.max(total, limit) > SLACK ? 'DEBT TOO LARGE' : null;
}

const pages = pageSizes();
const wrong = pages.filter(({ page, total, limit }) => verdict(page, total, limit) !== null);
for (const { page, total, limit, files } of pages) {
  const state = verdict(page, total, limit) ?? (total > limit ? 'owes' : 'ok');
  console.log(`${state.padEnd(4)} ${page.padEnd(28)} ${total.toFixed(2).padStart(7)} KB of ${limit} KB   ${files.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(', ')}`);
}
console.log(`     portal.single.js             ${sizeOf('portal.single.js').toFixed(2).padStart(7)} KB`);
const unknown = Object.keys(sizeDebts).filter((name) => pages.every(({ page }) => page !== name));
if (unknown.length > 0) console.error(`scripts/size-debts.ts names pages without a budget: ${unknown.join(', ')}`);
if (wrong.length + unknown.length > 0) process.exit(1);
