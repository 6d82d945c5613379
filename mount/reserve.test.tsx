import { describe, expect, it } from 'vitest';
import { reserveHeight } from '#mount/reserve.ts';

const afterMutation = (): Promise<void> => Promise.resolve();

describe('reserveHeight', () => {
  it('holds the height until nothing is loading any more, and not again', async () => {
    const wrapper = document.createElement('div');
    reserveHeight(wrapper, 480);
    expect(wrapper.style.minHeight).toBe('480px');
    wrapper.innerHTML = '<p data-state="loading"></p>';
    await afterMutation();
    expect(wrapper.style.minHeight).toBe('480px');
    wrapper.innerHTML = '<p>Daten</p>';
    await afterMutation();
    expect(wrapper.style.minHeight).toBe('');
    wrapper.innerHTML = '<p data-state="loading"></p>';
    await afterMutation();
    expect(wrapper.style.minHeight).toBe('');
  });
});
