import { load, rows } from 'virtual:portal-table';
import { prime } from '#mount/prime.ts';
import type { Host, Mounted, Row } from '#mount/table.ts';

interface Adopted {
  mounted?: Mounted;
  gone?: true;
}

const SELECTOR = '[id^="portal-"]';

const lineOf = (id: string): string => (Object.hasOwn(rows, id) ? id : id.replace(/^(portal-wishlist-remove-).+/, '$1{id}'));

function fire(anchor: HTMLElement, message: string): void {
  anchor.dispatchEvent(new CustomEvent('portal:error', { bubbles: true, detail: { widget: anchor.id, message } }));
}

/** Keeps the author's content visible; draws a skeleton only where there is none. */
function dress(anchor: HTMLElement, root: ShadowRoot, row: Row): void {
  const slot = document.createElement('slot');
  root.replaceChildren(slot);
  if (anchor.childElementCount > 0 || anchor.textContent.trim() !== '') return;
  const skeleton = document.createElement('div');
  skeleton.style.cssText = `height:${row.h}px;border-radius:8px;background:rgba(128,128,128,.12)`;
  root.append(skeleton);
}

/** The code cannot be had: the author's content comes back, with a notice and a reload that the reader decides on. */
function giveUp(anchor: HTMLElement, root: ShadowRoot, thrown: unknown): void {
  const notice = document.createElement('p');
  const button = document.createElement('button');
  notice.setAttribute('role', 'alert');
  notice.textContent = 'Dieser Bereich konnte nicht geladen werden. ';
  button.textContent = 'Seite neu laden';
  button.onclick = () => location.reload();
  notice.append(button);
  root.replaceChildren(document.createElement('slot'), notice);
  // eslint-disable-next-line no-console -- the author must learn which file is missing
  console.error(`[portal] The code of ${anchor.id} cannot be loaded:`, thrown);
  fire(anchor, 'code cannot be loaded');
}

/** Starts the product on a page: `config` as text, from the JSON block or the script tag. */
export function start(script: HTMLScriptElement | undefined): void {
  // An element with the id "portal" is found under this name, too; only ours has a version.
  if ((window as { portal?: { version?: unknown } }).portal?.version !== undefined) return;
  const adopted = new Map<HTMLElement, Adopted>();
  const host: { -readonly [K in keyof Host]: Host[K] } = { config: undefined, nonce: script?.nonce ?? '', version: __VERSION__, primed: new Map() };
  let config: Record<string, unknown> = {};

  const adopt = (anchor: HTMLElement): void => {
    const line = lineOf(anchor.id);
    const row = Object.hasOwn(rows, line) ? rows[line] : undefined;
    if (row === undefined || adopted.has(anchor) || !anchor.isConnected) return;
    for (let outer = anchor.parentElement; outer !== null; outer = outer.parentElement) if (adopted.has(outer)) return;
    const state: Adopted = {};
    adopted.set(anchor, state);
    try {
      const root = anchor.shadowRoot ?? anchor.attachShadow({ mode: 'open' });
      dress(anchor, root, row);
      prime(anchor, row, config, host.primed);
      load(line).then(
        ([frame, widget]) => {
          if (state.gone === undefined) state.mounted = frame.mount(anchor, root, line, widget, host);
        },
        (thrown: unknown) => giveUp(anchor, root, thrown),
      );
    } catch (thrown) {
      // eslint-disable-next-line no-console -- a <ul> or <table> cannot be an anchor; its author must learn it
      console.error(`[portal] ${anchor.id} must be a <div>:`, thrown);
      fire(anchor, 'not a <div>');
    }
  };

  const release = (anchor: HTMLElement): void => {
    const state = adopted.get(anchor);
    if (state === undefined) return;
    adopted.delete(anchor);
    state.gone = true;
    state.mounted?.unmount();
    anchor.shadowRoot?.replaceChildren(document.createElement('slot'));
  };

  const scan = (root: ParentNode = document): void => {
    if (root instanceof HTMLElement) adopt(root);
    root.querySelectorAll<HTMLElement>(SELECTOR).forEach(adopt);
  };

  const begin = (): void => {
    host.config = document.getElementById('portal-config')?.textContent ?? script?.dataset.config;
    try {
      const parsed: unknown = JSON.parse(host.config ?? '{}');
      if (typeof parsed === 'object' && parsed !== null) config = parsed as Record<string, unknown>;
    } catch {
      // The frame reports it with the key; pages without a widget need no report.
    }
    scan();
    new MutationObserver((records) => {
      adopted.forEach((_state, anchor) => {
        if (!anchor.isConnected) release(anchor);
      });
      records.forEach((record) => {
        if (record.type === 'attributes') adopt(record.target as HTMLElement);
        record.addedNodes.forEach((node) => {
          if (node instanceof HTMLElement) scan(node);
        });
      });
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['id'] });
  };

  Object.assign(window, { portal: { version: __VERSION__, scan, unmount: release } });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
