import { common } from "#i18n/common.ts";
import { useConfig } from "#state/store.ts";
import { NewTabLink } from "#ui/link/new-tab.tsx";
import { textSpan } from "#ui/unbroken/text-spans.tsx";

interface TermsLabelProps {
  /** The words before, of, between and after the two links. */
  readonly words: readonly [before: string, terms: string, between: string, privacy: string, after: string];
}

/** The label of the box that accepts the terms, with links to terms and privacy statement (spec section 5). */
export function TermsLabel({ words: [before, terms, between, privacy, after] }: TermsLabelProps) {
  const { termsUrl, privacyUrl } = useConfig();
  return (
    <>
      {textSpan(before)}
      <NewTabLink href={termsUrl} hint={common.opensNewTab}>
        {terms}
      </NewTabLink>
      {textSpan(between)}
      <NewTabLink href={privacyUrl} hint={common.opensNewTab}>
        {privacy}
      </NewTabLink>
      {textSpan(after)}
    </>
  );
}
