import { readFileSync } from 'node:fs';
import { situations, bodyOf, startOf } from '#mocks/situations.ts';
import { openScene, sharedBrowser, dist } from '../test/browser/support.ts';
import { brotliCompressSync } from 'node:zlib';
const browser = await sharedBrowser();
const size=(f:string)=>{try{return brotliCompressSync(readFileSync(dist+f)).length/1000}catch{return 0}};
const table = JSON.parse(readFileSync(dist+'/chunks.json','utf8'));
const done = new Set<string>();
for (const s of situations) {
  if (done.has(s.widget) || s.steps !== undefined || s.missing || (s.scenario && s.scenario!=='normal') ) continue;
  done.add(s.widget);
  const files: string[] = [];
  const start = startOf(s);
  const scene = await openScene(browser, { body: bodyOf(s), portal: start as never, now: new Date(`${start.today}T08:00:00Z`), path: `/seite${s.hash ?? ''}`, before: (page) => page.on('request', (r) => { const u = new URL(r.url()); if (u.pathname.startsWith('/chunks') || u.pathname === '/portal.js') files.push(u.pathname); }) });
  await scene.page.waitForLoadState('networkidle').catch(() => {});
  const total = files.reduce((a, f) => a + size(f), 0);
  const counted = new Set([...(table.widgets[Object.keys(table.widgets).find((w)=>w===s.widget||w.replace(/\{.*/, '')===s.widget.replace(/\{.*/, '')) ?? ''] ?? []).map((f: string) => '/' + f), '/portal.js']);
  console.log(s.widget.padEnd(32), s.id.padEnd(24), total.toFixed(1), files.length, files.some((f) => f.includes('client-')) ? 'CLIENT' : '', 'later:', files.filter((f) => !counted.has(f) && !f.includes('client-')).map((f) => f.replace(/.*\//, '')).join(','), '| calls:', scene.portal.calls.map((c) => c.path).join(' '));
  await scene.close();
}
process.exit(0);
