/**
 * The menu of a phone, and the site's consent manager: it asks when the portal asks, remembers in the cookie and tells
 * the portal. It can be declined and closed, and who has agreed can take it back.
 */
export const script = `(function () {
  var box = document.getElementById('einwilligung');
  var back = document.getElementById('widerruf');
  function decide(agreed) {
    document.cookie = 'marketing_consent=true; path=/; samesite=lax; max-age=' + (agreed ? 31536000 : 0);
    close();
    back.hidden = !agreed;
    document.dispatchEvent(new CustomEvent('portal:consent-changed'));
  }
  var asker = null;
  function close() {
    box.hidden = true;
    if (asker && asker.isConnected) asker.focus();
  }
  back.hidden = document.cookie.indexOf('marketing_consent=true') < 0;
  document.addEventListener('portal:consent-request', function () {
    asker = document.activeElement;
    box.hidden = false;
    box.querySelector('button').focus();
  });
  box.addEventListener('click', function (event) {
    var answer = event.target.getAttribute('data-answer');
    if (answer === 'later') close();
    else if (answer) decide(answer === 'yes');
  });
  box.addEventListener('keydown', function (event) { if (event.key === 'Escape') close(); });
  back.addEventListener('click', function () { decide(false); });
  var menu = document.getElementById('menue');
  var panel = document.getElementById('hauptmenue');
  if (menu) menu.addEventListener('click', function () {
    menu.setAttribute('aria-expanded', String(panel.classList.toggle('open')));
  });
})();
`;

/** The sign of a hotel's feature. */
export const icon = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><title>${name}</title><rect x="4" y="4" width="40" height="40" rx="8" fill="none" stroke="#0b4f8a" stroke-width="3"/></svg>`;
