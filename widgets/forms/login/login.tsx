import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { localLogin, type LoginRefusal } from "#api/accounts.ts";
import { pageAddress } from "#api/pages.ts";
import { afterLogin } from "#domain/text/return-to.ts";
import { localLoginTexts as texts } from "#i18n/local-login.ts";
import { requiredMark } from "#i18n/sentences.ts";
import { ownAddress } from "#lib/own-address.ts";
import { plainLine } from "#lib/typed-text.ts";
import type { SendState } from "#state/sending/send-state.ts";
import { useSend } from "#state/sending/send.ts";
import { tellOfLogin } from "#state/session/session-sync.ts";
import { useConfig } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import { useWait } from "#state/wait.ts";
import { Button } from "#ui/button/button.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { TriedErrors } from "#ui/field/field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { controlNamed, filledInto } from "#widgets/shared/filled-in.ts";
import { resetHref } from "#widgets/shared/reset-href.ts";
import { SupportPhone } from "#widgets/shared/support-phone.tsx";
import { SendButton, WaitSentence } from "#widgets/shared/waiting.tsx";
import { leaveFor } from "./leave-for.ts";
import { LoggedIn } from "./logged-in.tsx";
import css from "./login.css?inline";
import { Password } from "./password.tsx";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Missing = Partial<Record<keyof Credentials, string>>;

/** The required fields that are empty; nothing else is validated (contract-public section 4, Login). */
function missingIn({ email, password }: Credentials): Missing {
  return {
    ...(email === "" && { email: texts.emailMissing }),
    ...(password === "" && { password: texts.passwordMissing }),
  };
}

/** Says why the login was refused, and when the server accepts the next try if it has said so. */
function Refused({ refusal }: { refusal: LoginRefusal }) {
  const isWaiting = useWait("localLogin") !== null;
  return (
    <Notice state="error" result>
      <p>{refusal === "tooMany" && isWaiting ? texts.tooManyUntil : texts[refusal]}</p>
      <WaitSentence routes={["localLogin"]} />
    </Notice>
  );
}

/**
 * The result of an attempt; `way` is a link for when the browser has not left the page, for example because it was a
 * download.
 */
function Result({ send, way }: { send: SendState<string | null, LoginRefusal>; way: string }) {
  switch (send.state) {
    case "idle":
      return null;
    case "sending":
      return <Notice state="loading">{texts.sending}</Notice>;
    case "done":
      return (
        <Notice state="success" actions={<Button href={way}>{texts.goOn}</Button>}>
          {texts.done}
        </Notice>
      );
    case "refused":
      return <Refused refusal={send.refusal} />;
    case "failed":
      return (
        <Notice state="error" result>
          <p>
            <strong>{texts.failed}</strong>
          </p>
          <p>
            <span>{texts.failedCall}</span>
            <SupportPhone />
          </p>
          <WaitSentence routes={["localLogin"]} />
        </Notice>
      );
    default:
      return send satisfies never;
  }
}

/** The page after the login: the previous page if it is on this site, otherwise the answer's, otherwise the portal. */
function useDestination(): (target: string | null) => string {
  const config = useConfig();
  return (target) => {
    const never = [
      config.loginUrl,
      config.logoutUrl,
      pageAddress(config, "login"),
      pageAddress(config, "localLogin"),
    ].filter((address) => address !== null);
    const start = pageAddress(config, "portalStart") ?? config.homeUrl;
    // A hash that names something in this page is not meant for the page that it leads back to.
    const hash = document.querySelector(":target") === null ? location.hash : "";
    return afterLogin(
      { returnTo: new URLSearchParams(location.search).get("returnTo"), target, start, never, hash },
      ownAddress(),
    );
  };
}

/** Links for somebody who cannot log in; the reset service gets the typed address. */
function Links({ email }: { email: string }) {
  const config = useConfig();
  const registration = pageAddress(config, "registration");
  return (
    <p className="login-links">
      <a href={resetHref(config.passwordResetUrl, email)}>{texts.forgotten}</a>
      {registration !== null && <a href={registration}>{texts.register}</a>}
    </p>
  );
}

/** Milliseconds that leaving the page may take before the form can be used again. */
export const LEAVING_MS = 8000;

/** Whether the page is being left after a login; false again if that takes too long, or the customer comes back. */
function useLeaving(isDone: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const end = (): void => setOver(true);
    const timer = setTimeout(end, LEAVING_MS);
    window.addEventListener("pageshow", end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", end);
      setOver(false);
    };
  }, [isDone]);
  return isDone && !isOver;
}

/** The text of the fields, even if no event has told of it. */
const typedInto = (form: HTMLFormElement | null): Credentials => ({
  email: plainLine(filledInto(form, "email")),
  password: filledInto(form, "password"),
});

/**
 * The fields, under the names that password managers look for. They keep their own values, so that what a manager fills
 * in without an event is sent as well.
 */
function Fields({ email, missing, isBusy }: { email: string; missing: Missing; isBusy: boolean }) {
  return (
    <TriedErrors value={Object.values(missing)}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        defaultValue={email}
        readOnly={isBusy}
        error={missing.email}
      />
      <Password error={missing.password} readOnly={isBusy} />
    </TriedErrors>
  );
}

/** The login as one real form. */
function LoginForm({ email, onUse }: { email: string; onUse: () => void }) {
  const { send, run } = useSend(localLogin);
  const [missing, setMissing] = useState<Missing>({});
  const [address, setAddress] = useState(email);
  const destination = useDestination();
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string): void => controlNamed(form.current, name)?.focus();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    onUse();
    const credentials = typedInto(form.current);
    const wrong = missingIn(credentials);
    setMissing(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      focus(first);
      return;
    }
    const sent = await run(credentials);
    if (sent?.state === "refused") focus("password");
    if (sent?.state !== "done") return;
    tellOfLogin();
    leaveFor(destination(sent.data));
  };
  // Messages live after the first attempt only (spec section 5).
  const change = (): void => {
    onUse();
    const typed = typedInto(form.current);
    setAddress(typed.email);
    setMissing((before) => (Object.keys(before).length === 0 ? before : missingIn(typed)));
  };
  const isLeaving = useLeaving(send.state === "done");
  const isBusy = send.state === "sending" || isLeaving;
  return (
    <form
      className="login"
      ref={form}
      aria-label={texts.title}
      method="post"
      noValidate
      onInput={change}
      onSubmit={(event) => void submit(event)}
    >
      <PageHead text={texts.title} />
      <p className="small muted">{requiredMark}</p>
      <Fields email={email} missing={missing} isBusy={isBusy} />
      <Result send={send} way={destination(send.state === "done" ? send.data : null)} />
      <div>
        <SendButton routes={["localLogin"]} type="submit" variant="primary" busy={isBusy}>
          {texts.send}
        </SendButton>
      </div>
      <Links email={address} />
    </form>
  );
}

/** The login; somebody who is already logged in, and does not use the form, is told so instead. */
export function Login({ email = "" }: { email?: string }) {
  useStyles(css);
  const [isUsed, setUsed] = useState(false);
  const visitor = useVisitor();
  const destination = useDestination();
  if (visitor.state === "customer" && !isUsed) return <LoggedIn user={visitor.user} way={destination(null)} />;
  return <LoginForm email={email} onUse={() => setUsed(true)} />;
}
