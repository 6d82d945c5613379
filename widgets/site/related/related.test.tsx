import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useMockPortal } from '#test/support/door.ts';
import { renderInRoot } from '#test/support/render.tsx';
import { Related } from './related.tsx';

const portal = useMockPortal();

describe('portal-related', () => {
  it.each([
    ['topics', 'Verwandte Themen', 3], ['news', 'Aktuelle Meldungen', 4], ['themes', 'Passende Seminare', 3], ['conferences', 'Passende Fachtagungen', 2], ['videos', 'Passende Videos', 3],
  ] as const)('shows %s, but none that are over', async (kind, heading, count) => {
    const view = renderInRoot(<Related kind={kind} id="7" />);
    expect(await view.findByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    expect(view.getAllByRole('listitem')).toHaveLength(count);
    expect(portal.calls.map(({ path }) => path)).toEqual([`/recommendation-api/${kind}?id=7`]);
  });

  it('leads on to the page of each', async () => {
    const view = renderInRoot(<Related kind="conferences" />);
    expect(await view.findByRole('link', { name: 'Betriebsräte-Tage' })).toHaveAttribute('href', '/fachtagung/betriebsraete-tage');
    expect(portal.calls.map(({ path }) => path)).toEqual(['/recommendation-api/conferences']);
  });

  it.each(['empty:related', 'nulls:related'] as const)('stays empty without any (%s)', async (scenario) => {
    portal.select({ scenario });
    const view = renderInRoot(<Related kind="themes" />);
    await waitFor(() => expect(view.wrapper).toBeEmptyDOMElement());
  });

  it('draws a failure and loads again when asked', async () => {
    portal.select({ scenario: 'fail:related' });
    const view = renderInRoot(<Related kind="themes" />);
    await view.findByRole('alert');
    portal.select({ scenario: 'normal' });
    await view.user.click(view.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await view.findByRole('heading', { level: 2, name: 'Passende Seminare' })).toBeInTheDocument();
  });
});
