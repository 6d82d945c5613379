import { pageSizes, sizeOf, type PageSize } from "./page-sizes.ts";
import { settledSizes } from "./settled-sizes.ts";

const pages = pageSizes();
const isOver = ({ total, limit, files, allowed }: PageSize): boolean => total > limit || files.length - 1 > allowed;
for (const one of pages) {
  const { page, total, limit, files, allowed } = one;
  console.log(
    `${(isOver(one) ? "OVER" : "ok").padEnd(4)} ${page.padEnd(28)} ${total.toFixed(2).padStart(7)} KB of ${limit} KB${Number.isFinite(allowed) ? `, ${files.length - 1} files of ${allowed}` : ""}   ${files.map(({ file, size }) => `${file} ${size.toFixed(1)}`).join(", ")}`,
  );
}
console.log(`     portal.single.js             ${sizeOf("portal.single.js").toFixed(2).padStart(7)} KB`);
console.log("Until nothing more comes, nobody touching the page:");
const settled = await settledSizes();
for (const { page, total, limit } of settled)
  console.log(
    `${(total > limit ? "OVER" : "ok").padEnd(4)} ${page.padEnd(28)} ${total.toFixed(2).padStart(7)} KB of ${limit} KB`,
  );
if (pages.some(isOver) || settled.some(({ total, limit }) => total > limit)) process.exit(1);
