import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { SentLine, type ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";

/**
 * What the closed dialog of a deletion still has to tell. Of a success the picture and its button tell already, so it
 * is only heard.
 */
export function DeletionLine({ line }: { readonly line: ClosedDialogResult | null }) {
  if (line?.state !== "success") return <SentLine line={line} />;
  return (
    <VisuallyHidden>
      <SentLine line={line} />
    </VisuallyHidden>
  );
}
