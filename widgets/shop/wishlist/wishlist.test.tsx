import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useMockPortal } from '#test/support/door.ts';
import { renderInRoot } from '#test/support/render.tsx';
import { Wishlist } from './wishlist.tsx';

const portal = useMockPortal({ customer: 'guest' });

describe('the wishlist', () => {
  it('shows dates, prices, places left and the way into the cart', async () => {
    const view = renderInRoot(<Wishlist />);
    const [few] = await view.findAllByRole('listitem');
    if (few === undefined) throw new Error('There is no entry');
    expect(await within(few).findByText(/Binz auf Rügen, 1\.290,00\s€ pro Person, Nur noch 3 Plätze$/)).toBeVisible();
    await view.user.click(within(few).getByRole('button', { name: 'In den Warenkorb' }));
    await within(few).findByRole('link', { name: 'Im Warenkorb' });
    expect(view.getByRole('button', { name: 'Auf die Warteliste' })).toBeVisible();
  });

  it('removes an entry', async () => {
    const view = renderInRoot(<Wishlist />);
    await view.user.click(await view.findByRole('button', { name: 'Reden, die ankommen von der Merkliste entfernen' }));
    await waitFor(() => expect(view.queryByRole('link', { name: 'Reden, die ankommen' })).toBeNull());
    expect(portal.calls.filter(({ name }) => name === 'bookmarkDelete')).toHaveLength(1);
  });

  it('is empty', async () => {
    portal.state().shop.wishlist = [];
    expect(await renderInRoot(<Wishlist />).findByText('Ihre Merkliste ist leer.')).toBeVisible();
  });

  it('draws a failure with a way on', async () => {
    portal.select({ scenario: 'fail:wishlistAll' });
    expect(await renderInRoot(<Wishlist />).findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
