import { expect, it } from 'vitest';
import { renderInRoot } from '#test/support/render.tsx';
import { Skeleton } from './skeleton.tsx';

it('holds its place in silence', () => {
  const skeleton = renderInRoot(<Skeleton height={120} />).wrapper.firstElementChild;
  expect(skeleton).toHaveStyle({ height: '120px' });
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
});
