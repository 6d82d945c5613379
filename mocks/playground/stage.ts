import { startBrowserDoor } from '#mocks/browser.ts';
import { configBlock } from '#mocks/pages.ts';
import { moveClock } from '#mocks/playground/clock.ts';
import { readAddress, snippetOf } from '#mocks/playground/address.ts';

const state = readAddress(location.search);
const { customer, scenario, today } = state;

for (const type of ['portal:mounted', 'portal:error', 'portal:submit', 'tabChange']) {
  document.addEventListener(type, (event) => parent.postMessage({ type, detail: (event as CustomEvent<unknown>).detail }, location.origin));
}

// The page's consent manager: asked, it allows everything for this visit.
document.addEventListener('portal:consent-request', () => {
  document.cookie = 'marketing_consent=true; path=/';
  document.dispatchEvent(new CustomEvent('portal:consent-changed'));
});

const portal = await startBrowserDoor();
portal.select({ customer, scenario, today });
moveClock(today);
// The stage plays the CMS: it writes the author's markup, then the script tag, as any page would.
document.getElementById('content')?.insertAdjacentHTML('beforeend', configBlock() + snippetOf(state));
const script = document.createElement('script');
script.type = 'module';
script.src = '/src/main.ts';
document.body.append(script);
