import { useStyles } from '#ui/root/root.tsx';
import css from './skeleton.css?inline';

/** Holds the place of content that is still missing; `height` in pixels. Silent: a Notice says what is loading. */
export function Skeleton({ height }: { readonly height: number }) {
  useStyles(css);
  return <div className="skeleton" part="skeleton" aria-hidden="true" style={{ height }} />;
}
