import { useEffect, useState } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { chatbot as texts } from "#i18n/chatbot.ts";
import { common } from "#i18n/common.ts";
import { useConsent } from "#state/consent.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ConsentButton } from "#widgets/shared/foreign/consent-button.tsx";
import { loadScript, unloadScript } from "#widgets/shared/foreign/load-script.ts";

interface ScriptProps {
  readonly src: string;
  readonly kind: string | undefined;
}

type ScriptState = "loading" | "ready" | "failed";

/** How many chatbots of the page use each script; the last one to be unmounted removes it. */
const holders = new Map<string, number>();

function hold(src: string): () => void {
  holders.set(src, (holders.get(src) ?? 0) + 1);
  return () => {
    const left = (holders.get(src) ?? 1) - 1;
    holders.set(src, left);
    if (left === 0) unloadScript(src);
  };
}

function Contact({ text, retry }: { text: string; retry?: (() => void) | undefined }) {
  const { contactUrl } = useConfig();
  return (
    <Notice
      state="info"
      retry={retry && { label: common.retry, onRetry: retry }}
      actions={<Button href={contactUrl}>{texts.contact}</Button>}
    >
      {text}
    </Notice>
  );
}

/** The chatbot's script, one per page, while this is mounted. */
function Script({ src, kind }: ScriptProps) {
  const { nonce } = useAnchorContext();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<ScriptState>("loading");
  useEffect(() => {
    let alive = true;
    const release = hold(src);
    const settle = (next: ScriptState) => () => {
      if (alive) setState(next);
    };
    loadScript(src, nonce, kind === undefined ? {} : { kind }).then(settle("ready"), settle("failed"));
    return () => {
      alive = false;
      release();
    };
  }, [src, kind, nonce, tries]);
  const retry = (): void => {
    setState("loading");
    setTries(tries + 1);
  };
  if (state === "failed") return <Contact text={texts.failed} retry={retry} />;
  return <Notice state={state === "loading" ? "loading" : "success"}>{texts[state]}</Notice>;
}

/**
 * Loads the chatbot once marketing consent is given. Before that, without a script and if it fails, there is a link to
 * the contact page (contract-public section 4, Everywhere). The script finds `kind` as `data-kind` of its tag.
 */
export function Chatbot({ kind }: { kind?: "br" | "sbv" }) {
  const { chatbotScriptUrl: src, contactUrl } = useConfig();
  const consent = useConsent();
  if (src.trim() === "") return <Contact text={texts.missing} />;
  if (consent) return <Script src={src} kind={kind} />;
  return (
    <Notice
      state="info"
      actions={
        <>
          <Button href={contactUrl}>{texts.contact}</Button>
          <ConsentButton>{texts.load}</ConsentButton>
        </>
      }
    >
      {texts.blocked}
    </Notice>
  );
}
