import { useMemo, useState } from "react";
import type { RequestRefusal } from "#api/requests.ts";
import { contactOf } from "#domain/forms/contact.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import { useSend, type Sender } from "#state/sending/send.ts";
import { useContactOfVisit, useVisitDraft } from "#state/visit.ts";
import { bodyOf, emptyValues, type DescribedValues } from "#widgets/shared/forms/description.ts";
import { lazyRulesOf } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame, type Attempt, type FormHandle } from "#widgets/shared/forms/use-form-frame.ts";
import { useKnownValues } from "#widgets/shared/forms/use-known-values.ts";
import type { RequestDescription } from "./request.ts";
import { usePersonCheck, type PersonCheck } from "./use-person-check.ts";

/** Data that are sent beside the fields of a form. */
type SentBeside = Readonly<Record<string, string | number | null>>;

/** What a view needs to show a request form. */
export interface Request {
  readonly handle: FormHandle<DescribedValues>;
  readonly sender: Pick<Sender<never, undefined, RequestRefusal>, "name" | "send" | "reset">;
  /** Whether it is being sent, or waits for `CheckBefore`. */
  readonly isBusy: boolean;
  readonly person: PersonCheck;
  /** The values filled in from the page and from the data of the logged-in person. */
  readonly known: DescribedValues;
}

/** Checks the values before they are sent; if it returns messages for fields, nothing is sent. */
type CheckBefore = (values: DescribedValues) => Promise<Readonly<Record<string, string>> | null>;

/** A request form, and what its page and its widget add to it. */
export interface RequestFormProps<B> {
  readonly form: RequestDescription<B>;
  /** Sent together with the fields. */
  readonly beside?: SentBeside;
  /** Values that the page gives for fields; the object keeps its identity. */
  readonly given?: DescribedValues;
  readonly before?: CheckBefore;
}

/** The server's messages, if one of them is for a field of this form; otherwise they stand in the failure. */
function wordsFor(refusal: RequestRefusal, fields: DescribedValues): Readonly<Record<string, string>> | undefined {
  const isOurs = Object.keys(refusal ?? {}).some((name) => Object.hasOwn(fields, name));
  return isOurs ? (refusal ?? undefined) : undefined;
}

/** The name of a form's draft, with what its page gives: input for one event must not appear for another. */
const draftNameOf = (name: string, beside: SentBeside): string =>
  [name, ...Object.values(beside).filter((value) => value !== null)].join(" ");

/** Values, draft, rules and sending of a request form (contract-public section 4, Forms). */
export function useRequest<B>({ form, beside = {}, given, before }: RequestFormProps<B>): Request {
  const { values: known, isFinal } = useKnownValues(form, given);
  const draft = useVisitDraft(draftNameOf(form.name, { ...beside, ...given }), draftSchema);
  const visit = useContactOfVisit();
  const person = usePersonCheck();
  const [isAsking, setAsking] = useState(false);
  const { name, send, run, reset, fail } = useSend(form.write);
  const rules = useMemo(() => lazyRulesOf(form), [form]);
  const onSend = async (values: DescribedValues): Promise<Attempt> => {
    if (!person.passes()) return { isSent: false };
    setAsking(true);
    const words = await (before?.(values) ?? Promise.resolve(null)).finally(() => setAsking(false));
    if (words !== null) return { isSent: false, errors: words };
    const sent = await run({ ...beside, ...bodyOf(form, values) } as B);
    if (sent?.state === "done") visit.keep(contactOf(values));
    return {
      isSent: sent?.state === "done",
      errors: sent?.state === "refused" ? wordsFor(sent.refusal, emptyValues(form)) : undefined,
    };
  };
  const handle = useFormFrame({ values: known, isFinal, draft, rules, afterSending: "clear", onSend, onBroken: fail });
  return { handle, sender: { name, send, reset }, isBusy: isAsking || send.state === "sending", person, known };
}
