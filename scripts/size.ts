import { pageSizes, sizeOf } from './page-sizes.ts';

const pages = pageSizes();
for (const { page, total, limit, files } of pages) {
  console.log(`${(total > limit ? 'OVER' : 'ok').padEnd(4)} ${page.padEnd(28)} ${total.toFixed(2).padStart(7)} KB of ${limit} KB   ${files.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(', ')}`);
}
console.log(`     portal.single.js             ${sizeOf('portal.single.js').toFixed(2).padStart(7)} KB`);
if (pages.some(({ total, limit }) => total > limit)) process.exit(1);
