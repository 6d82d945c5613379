import { Icon } from '#ui/icon/icon.tsx';
import { outward } from '#ui/icon/paths.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** Ends the text of a link that opens a new tab: an arrow for eyes, words for screen readers. */
export function NewTab({ hint }: { readonly hint: string }) {
  return <>{' '}<Icon path={outward} size="0.8em" /><VisuallyHidden>{`(${hint})`}</VisuallyHidden></>;
}
