import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInRoot, type Rendered } from '#test/support/render.tsx';
import { Dialog } from './dialog.tsx';

const confirmClose = { question: 'Eingaben verwerfen?', stay: 'Weiter bearbeiten', leave: 'Verwerfen' };

function Kept({ dirty = false }: { dirty?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Öffnen</button>
      <Dialog open={open} title="Stornieren" closeLabel="Schließen" onClose={() => setOpen(false)} dirty={dirty} confirmClose={confirmClose} footer={<button>Senden</button>}>Inhalt</Dialog>
    </>
  );
}

const wait = (ms: number): void => act(() => {
  vi.advanceTimersByTime(ms);
});

// user-event waits for timers that nobody turns while the clock is held.
function opened(dirty = false): Rendered {
  const page = renderInRoot(<Kept dirty={dirty} />);
  page.focus(page.getByRole('button', { name: 'Öffnen' }));
  fireEvent.click(page.getByRole('button', { name: 'Öffnen' }));
  return page;
}

describe('Dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('has a name and takes the focus', () => {
    const page = opened();
    expect(page.getByRole('dialog', { name: 'Stornieren' })).toHaveTextContent('Inhalt');
    expect(page.root.activeElement).toBe(page.getByRole('heading', { name: 'Stornieren' }));
  });

  it('closes 100 ms after the button and gives the focus back', () => {
    const page = opened();
    fireEvent.click(page.getByRole('button', { name: 'Schließen' }));
    expect(page.getByRole('dialog')).toHaveAttribute('data-state', 'closing');
    wait(99);
    expect(page.getByRole('dialog')).toBeInTheDocument();
    wait(1);
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.root.activeElement).toBe(page.getByRole('button', { name: 'Öffnen' }));
  });

  it('closes on Escape', () => {
    const page = opened();
    fireEvent.keyDown(page.getByRole('dialog'), { key: 'Escape' });
    wait(100);
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('asks before it drops what was typed', () => {
    const page = opened(true);
    fireEvent.keyDown(page.getByRole('dialog'), { key: 'Escape' });
    wait(1000);
    expect(page.getByRole('alert')).toHaveTextContent('Eingaben verwerfen?');
    expect(page.root.activeElement).toBe(page.getByRole('button', { name: 'Weiter bearbeiten' }));
    fireEvent.keyDown(page.getByRole('dialog'), { key: 'Escape' });
    expect(page.queryByRole('alert')).toBeNull();
    fireEvent.click(page.getByRole('button', { name: 'Schließen' }));
    fireEvent.click(page.getByRole('button', { name: 'Verwerfen' }));
    wait(100);
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('forgets a pending close when it is gone', () => {
    const onClose = vi.fn();
    const page = renderInRoot(<Dialog open title="Fertig" closeLabel="Schließen" onClose={onClose}>Inhalt</Dialog>);
    fireEvent.click(page.getByRole('button', { name: 'Schließen' }));
    page.rerender(<Dialog open={false} title="Fertig" closeLabel="Schließen" onClose={onClose}>Inhalt</Dialog>);
    wait(1000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
