import { useEffect, useRef, useState } from "react";
import { isFilled } from "#domain/text/text.ts";
import { request as texts } from "#i18n/requests.ts";
import { sending } from "#i18n/sending.ts";
import { useContactOfVisit } from "#state/visit.ts";
import { useVisitor } from "#state/visitor.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { Consent } from "#widgets/shared/forms/consent.tsx";
import { DescribedFields } from "#widgets/shared/forms/described-fields.tsx";
import type { DescribedForm } from "#widgets/shared/forms/description.ts";
import { FormFoot } from "#widgets/shared/forms/form-foot.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { LoginFirst, needsLogin } from "#widgets/shared/forms/login-first.tsx";
import { FormResult } from "#widgets/shared/forms/outcome.tsx";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { contactFor } from "#widgets/shared/forms/use-known-values.ts";
import { SendFailure } from "#widgets/shared/sending/send-failure.tsx";
import type { RequestDescription } from "./request.ts";
import type { PersonCheck } from "./use-person-check.ts";
import { useRequest, type Request, type RequestFormProps } from "./use-request.ts";

/** Asks whether a person sends the form, only if a program seems to; one tick is enough to go on. */
function PersonQuestion({ person }: { person: PersonCheck }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Checkbox ref={box} label={texts.person} required onChange={(event) => person.confirm(event.target.checked)} />
  );
}

/** The failure of an attempt; all input stays. */
function Failure({ sender: { name, send }, wrong }: { sender: Request["sender"]; wrong: number }) {
  if (needsLogin(send)) return <LoginFirst texts={texts.unsent} />;
  // The server's messages for fields are shown at the fields.
  if (send.state === "refused" && wrong > 0) return null;
  const words = send.state === "refused" ? Object.values(send.refusal ?? {}) : [];
  return (
    <SendFailure
      send={send}
      routes={[name]}
      texts={texts.words}
      reasons={words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    />
  );
}

/** Offers the contact data of the visit's last request if none are known otherwise. */
function KnownOffer({ form, request: { handle, known } }: { form: DescribedForm; request: Request }) {
  const visitor = useVisitor();
  const { contact } = useContactOfVisit();
  const [isOver, setOver] = useState(false);
  const given = Object.entries(contactFor(form, contact ?? {})).filter(([name]) => !isFilled(known[name] ?? ""));
  if (isOver || visitor.state === "asking" || handle.restored || given.length === 0) return null;
  const take = (): void => {
    for (const [name, value] of given)
      if (!isFilled(handle.form.getValues(name))) handle.form.setValue(name, value, { shouldDirty: true });
    setOver(true);
    const [first] = given;
    if (first !== undefined) handle.goTo(first[0]);
  };
  return (
    <Notice state="info" actions={<Button onClick={take}>{texts.takeKnown}</Button>}>
      {texts.known}
    </Notice>
  );
}

/** Announces that the form is being sent, and shows when it waits for another write. */
const Sending = ({ send, isBusy }: { send: Request["sender"]["send"]; isBusy: boolean }) =>
  send.state === "sending" && send.waits === true ? (
    <Notice state="loading">{sending.waits}</Notice>
  ) : (
    <Announced unseen>{isBusy && texts.sending}</Announced>
  );

function Fields<B>({ form, request }: { form: RequestDescription<B>; request: Request }) {
  const { handle, sender, isBusy, person } = request;
  return (
    <div {...person.watch}>
      <FormFrame handle={handle} label={form.texts.label} summaryFrom={1} state={sender.send.state}>
        <RequiredNote />
        <KnownOffer form={form} request={request} />
        <DescribedFields described={form} form={handle.form} readOnly={isBusy} />
        <FormFoot
          before={
            <>
              {person.isAsked && <PersonQuestion person={person} />}
              <p className="measure">{unbroken(form.texts.next)}</p>
              <Consent />
            </>
          }
          outcome={
            <>
              <Sending send={sender.send} isBusy={isBusy} />
              <Failure sender={sender} wrong={handle.wrong.length} />
            </>
          }
        >
          <SubmitButton handle={handle} routes={[sender.name]} sending={isBusy}>
            {form.texts.send}
          </SubmitButton>
        </FormFoot>
      </FormFrame>
    </div>
  );
}

/** A request form: its fields, the sending, the thanks. */
export function RequestForm<B>(props: RequestFormProps<B>) {
  const { form } = props;
  const request = useRequest(props);
  const { send, reset } = request.sender;
  const isDone = send.state === "done";
  return (
    <>
      <Announced>
        {isDone && (
          <FormResult
            kind="success"
            title={form.texts.sent ?? texts.sent}
            back={form.texts.again ?? texts.again}
            onBack={reset}
          >
            {form.texts.sent === undefined && <p>{unbroken(form.texts.next)}</p>}
          </FormResult>
        )}
      </Announced>
      {!isDone && <Fields form={form} request={request} />}
    </>
  );
}
