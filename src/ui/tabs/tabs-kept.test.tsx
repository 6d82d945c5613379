import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRoot, type Rendered } from '#test/support/render.tsx';
import { Tabs } from './tabs.tsx';

/** By their attribute: jsdom takes what has once been hidden within a shadow root for hidden ever after. */
const shown = (page: Rendered): (string | null)[] => [...page.wrapper.querySelectorAll('[role=tabpanel]:not([hidden])')].map(({ textContent }) => textContent);

it('keeps what has been shown, hidden, and draws it once, where it is told to', async () => {
  const drawn: string[] = [];
  const tabs = ['geplant', 'aktuell', 'abgeschlossen'].map((key) => ({
    key,
    label: key.toUpperCase(),
    render: () => {
      drawn.push(key);
      return <p>{`Inhalt ${key}`}</p>;
    },
  }));
  const page = renderInRoot(<Tabs label="Seminare" tabs={tabs} keep />);
  for (const name of ['AKTUELL', 'GEPLANT', 'AKTUELL']) {
    await page.user.click(page.getByRole('tab', { name }));
    await waitFor(() => expect(shown(page)).toEqual([`Inhalt ${name.toLowerCase()}`]));
    const panel = page.wrapper.querySelector('[role=tabpanel]:not([hidden])') ?? expect.fail('a panel');
    expect(page.getByRole('tab', { name })).toHaveAttribute('aria-controls', panel.id);
  }
  expect(page.getByText('Inhalt geplant').closest('[hidden]')).not.toBeNull();
  expect(page.queryByText('Inhalt abgeschlossen')).toBeNull();
  expect(drawn).toEqual(['geplant', 'aktuell']);
});
