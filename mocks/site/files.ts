/** The site's own style sheet. */
export const css = `* { box-sizing: border-box }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #1c2430; background: #fff }
a { color: #0b4f8a }
a:focus-visible, button:focus-visible { outline: 3px solid #0b4f8a; outline-offset: 2px }
.skip { position: absolute; left: -9999px }
.skip:focus { left: 8px; top: 8px; padding: 8px 16px; background: #fff; z-index: 1 }
header { display: grid; grid-template-columns: auto 1fr; gap: 4px 24px; align-items: center; padding: 12px max(24px, (100% - 1080px) / 2) 0; background: #eef3f8; border-bottom: 1px solid #c5d2df }
header a, footer a { display: inline-block; padding: 6px 0; text-decoration: none }
header a:hover, footer a:hover { text-decoration: underline }
.home { font-size: 20px; font-weight: 700; color: #1c2430 }
.account { display: flex; flex-wrap: wrap; gap: 0 20px; align-items: center; justify-content: end }
#portal-cart-small { width: 64px; min-height: 40px }
main > :is([id^=portal-wishlist-toggle], #portal-calendar-download, #portal-bookmark-add, [id^=portal-add-to-cart]) { display: inline-block; margin: 4px 12px 4px 0; vertical-align: middle }
header nav { grid-column: 1 / -1 }
header ul { display: flex; flex-wrap: wrap; gap: 0 24px; margin: 0; padding: 0; list-style: none }
header nav a { border-bottom: 3px solid transparent }
header nav a[aria-current] { font-weight: 600; border-color: #0b4f8a }
main { width: 100%; max-width: 1128px; min-height: 100vh; margin: 0 auto; padding: 24px 24px 64px }
h1 { margin: 0 0 24px; font-size: clamp(22px, 4vw, 36px); hyphens: auto; line-height: 1.2; overflow-wrap: anywhere; text-wrap: balance }
main > h2 { margin: 48px 0 0; font-size: clamp(20px, 3vw, 24px); line-height: 1.3 }
main > p { max-width: 46em }
main > [id^=portal-]:not([id*=menu]) { margin-block: 24px }
.lead { font-size: 19px }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 20px; margin: 32px 0; padding: 0; list-style: none }
.tiles li { padding: 20px 24px; border: 1px solid #c5d2df; border-radius: 8px }
.tiles a { font-size: 19px; font-weight: 600 }
.tiles p { margin: 4px 0 0 }
.more { padding: 0 max(24px, (100% - 1080px) / 2); border-bottom: 1px solid #e3eaf1; font-size: 15px }
.more summary { width: fit-content; padding: 8px 0; color: #0b4f8a; cursor: pointer }
.more ul { columns: 280px; column-gap: 32px; margin: 0; padding: 0 0 16px; list-style: none }
.more li { break-inside: avoid }
.more a { display: inline-block; padding: 4px 0; text-decoration: none }
.more a:hover { text-decoration: underline }
footer { display: flex; flex-wrap: wrap; gap: 0 24px; padding: 16px max(24px, (100% - 1080px) / 2); background: #eef3f8; border-top: 1px solid #c5d2df }
footer button { padding: 6px 0; border: 0; background: none; color: #0b4f8a; font: inherit; cursor: pointer }
footer button:hover { text-decoration: underline }
#einwilligung { position: fixed; inset: auto 16px 16px; max-width: 640px; margin: 0 auto; padding: 16px 24px; background: #fff; border: 2px solid #0b4f8a; border-radius: 8px; box-shadow: 0 8px 32px #1c243033 }
#einwilligung button { min-height: 44px; padding: 8px 16px; font: inherit }
@media (max-width: 640px) { header { position: relative; grid-template-columns: 1fr } .home { padding: 10px 64px 10px 0 } .account { justify-content: start } #portal-cart-small { position: absolute; top: 8px; right: 8px } header ul { gap: 0 20px } }
@page { size: A4; margin: 15mm 20mm }
@media print { header, footer, .more, .skip, #einwilligung { display: none } main { max-width: none; padding: 0 } }
`;

/**
 * The site's consent manager: asks when the portal asks, remembers in the cookie and tells the portal; who has agreed
 * can take it back.
 */
export const script = `(function () {
  var box = document.getElementById('einwilligung');
  var back = document.getElementById('widerruf');
  function decide(agreed) {
    document.cookie = 'marketing_consent=true; path=/; samesite=lax; max-age=' + (agreed ? 31536000 : 0);
    box.hidden = true;
    back.hidden = !agreed;
    document.dispatchEvent(new CustomEvent('portal:consent-changed'));
  }
  back.hidden = document.cookie.indexOf('marketing_consent=true') < 0;
  document.addEventListener('portal:consent-request', function () { box.hidden = false; box.querySelector('button').focus(); });
  box.querySelector('button').addEventListener('click', function () { decide(true); });
  back.addEventListener('click', function () { decide(false); });
})();
`;

/** The sign of a hotel's feature. */
export const icon = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><title>${name}</title><rect x="4" y="4" width="40" height="40" rx="8" fill="none" stroke="#0b4f8a" stroke-width="3"/></svg>`;
