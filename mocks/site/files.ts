/** The site's own style sheet. */
export const css = `* { box-sizing: border-box }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #1c2430; background: #fff }
a { color: #0b4f8a }
.skip { position: absolute; left: -9999px }
.skip:focus { left: 8px; top: 8px; background: #fff; padding: 8px }
header, footer { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 16px 24px; background: #eef3f8 }
header ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none }
header a, footer a { display: inline-block; padding: 4px 0; min-height: 24px }
.home { font-weight: 700; text-decoration: none }
.account { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; margin-inline-start: auto }
#portal-cart-small { min-width: 44px; min-height: 44px }
main { max-width: 1080px; min-height: 70vh; margin: 0 auto; padding: 16px 24px 48px }
main > [id^=portal-]:not([id*=menu]) { margin-block: 24px }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px; padding: 0; list-style: none }
.tiles li { padding: 16px; border: 1px solid #c5d2df; border-radius: 8px }
.more { margin-top: 48px; padding-top: 16px; border-top: 1px solid #c5d2df; font-size: 14px }
.more ul { columns: 260px; padding-inline-start: 20px }
.more a { display: inline-block; min-height: 24px }
#einwilligung { position: fixed; inset: auto 16px 16px; padding: 16px; background: #fff; border: 2px solid #0b4f8a; border-radius: 8px }
#einwilligung button { min-height: 44px; padding: 8px 16px; font: inherit }
@media print { header, footer, .more, #einwilligung { display: none } }
`;

/** The site's consent manager: asks when the portal asks, remembers in the cookie and tells the portal. */
export const script = `(function () {
  var box = document.getElementById('einwilligung');
  document.addEventListener('portal:consent-request', function () { box.hidden = false; box.querySelector('button').focus(); });
  box.querySelector('button').addEventListener('click', function () {
    document.cookie = 'marketing_consent=true; path=/; max-age=31536000; samesite=lax';
    box.hidden = true;
    document.dispatchEvent(new CustomEvent('portal:consent-changed'));
  });
})();
`;

/** The sign of a hotel's feature. */
export const icon = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><title>${name}</title><rect x="4" y="4" width="40" height="40" rx="8" fill="none" stroke="#0b4f8a" stroke-width="3"/></svg>`;
