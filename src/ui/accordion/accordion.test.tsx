import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '#test/support/render.tsx';
import { Accordion } from './accordion.tsx';

describe('Accordion', () => {
  it('has its content only while it is open', async () => {
    const onToggle = vi.fn();
    const page = renderInRoot(<Accordion title="Modul A" subtitle="Mai" level={4} onToggle={onToggle}><p>Inhalt</p></Accordion>);
    const button = page.getByRole('button', { name: /Modul A/ });
    expect(page.getByRole('heading', { level: 4 })).toContainElement(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(page.queryByText('Inhalt')).toBeNull();
    await page.user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(page.getByText('Inhalt').parentElement?.id).toBe(button.getAttribute('aria-controls'));
    await page.user.keyboard('{Enter}');
    expect(page.queryByText('Inhalt')).toBeNull();
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
  });

  it('can be open from the start', () => {
    expect(renderInRoot(<Accordion title="Modul A" defaultOpen>Inhalt</Accordion>).getByText('Inhalt')).toBeInTheDocument();
  });

  it('without a toggle is a heading and nothing more', () => {
    const page = renderInRoot(<Accordion title="Vorbei" toggle={false} defaultOpen>Inhalt</Accordion>);
    expect(page.getByRole('heading', { name: 'Vorbei' })).toBeInTheDocument();
    expect(page.queryByRole('button')).toBeNull();
    expect(page.queryByText('Inhalt')).toBeNull();
  });
});
