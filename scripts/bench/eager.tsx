import { createRoot } from 'react-dom/client';
import { AnchorContext } from '#anchor/anchor.ts';
import base from '#styles/base.css?inline';
import tokens from '#styles/tokens.css?inline';
import { useStyles } from '#ui/root/root.tsx';
import { EventList } from '#widgets/portal/event-list/event-list.tsx';
import { EventOverview } from '#widgets/portal/event-overview/event-overview.tsx';

/** The page that a developer would write by hand: everything in one file, one root for each element, all at once. */
function Page({ element }: { element: HTMLElement }) {
  useStyles(tokens);
  useStyles(base);
  const { eventId } = element.dataset;
  return eventId === undefined ? <EventList /> : <EventOverview eventId={eventId} />;
}

for (const element of document.querySelectorAll<HTMLElement>('[id^="portal-"]')) {
  element.className = 'portal';
  createRoot(element).render(
    <AnchorContext value={{ anchor: element, root: document as unknown as ShadowRoot, nonce: '' }}><Page element={element} /></AnchorContext>,
  );
}
