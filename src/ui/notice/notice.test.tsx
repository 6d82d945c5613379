import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '#test/support/render.tsx';
import { Notice, type NoticeState } from './notice.tsx';

describe('Notice', () => {
  it.each<[NoticeState, string | null]>([['loading', 'status'], ['empty', 'status'], ['success', 'status'], ['error', 'alert'], ['info', null]])('%s has the role %s', (state, role) => {
    const { wrapper } = renderInRoot(<Notice state={state}>Ein Satz.</Notice>);
    const notice = wrapper.querySelector(`[data-state="${state}"]`);
    expect(notice).toHaveTextContent('Ein Satz.');
    expect(notice?.getAttribute('role')).toBe(role);
  });

  it('offers a retry', async () => {
    const onRetry = vi.fn();
    const page = renderInRoot(<Notice state="error" retry={{ label: 'Erneut versuchen', onRetry }} actions={<a href="/x">anders</a>}>Das ging nicht.</Notice>);
    await page.user.click(page.getByRole('button', { name: 'Erneut versuchen' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(page.getByRole('link', { name: 'anders' })).toBeInTheDocument();
  });
});
