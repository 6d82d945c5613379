import { builtSizes, sizeOf, type Weighed } from "./size/page-sizes.ts";
import { settledSizes } from "./size/settled-sizes.ts";

const isOver = ({ total, limit }: Weighed): boolean => total > limit;

function print(weighed: readonly Weighed[]): void {
  for (const one of weighed) {
    const { name, total, limit, files } = one;
    const parts = files.map((file) => `${file.replace(/^.*\/|\.js$/g, "")} ${sizeOf(file).toFixed(1)}`).join(", ");
    const figures = `${total.toFixed(2).padStart(7)} KB of ${limit.toFixed(1).padStart(5)}`;
    console.log(`${(isOver(one) ? "OVER" : "ok").padEnd(4)} ${name.padEnd(32)} ${figures}   ${parts}`);
  }
}

const { frame, widgets } = builtSizes();
print(frame);
console.log("Beside them:");
print(widgets);
console.log("Whole pages until nothing more comes, nobody touching them:");
const settled = await settledSizes();
print(settled);
console.log(`     portal.single.js                 ${sizeOf("portal.single.js").toFixed(2).padStart(7)} KB`);
if ([...frame, ...widgets, ...settled].some(isOver)) process.exit(1);
