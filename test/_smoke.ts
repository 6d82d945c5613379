import { launch, openScene, axeFindings } from '#test/browser/support.ts';
const browser = await launch();
for (const width of [390, 768, 1280]) {
  const s = await openScene(browser, { body: '<h1>Meine Seminare</h1><div id="portal-event-list"></div><h2>Overview</h2><div id="portal-event-overview" data-event-id="5005"></div><div id="portal-document-list"></div><div id="portal-calendar-download" data-event-id="5001"></div>', context: { viewport: { width, height: 900 } } , before: async (page) => { page.on('request', r => { if (width===1280) console.log(r.method(), r.url()) }) } });
  await s.page.waitForTimeout(2500);
  await s.page.screenshot({ path: `/tmp/shots/smoke-${width}.png`, fullPage: true });
  console.log(s.complaints, await axeFindings(s.page));
  await s.close();
}
await browser.close();
