import { useMemo, useState } from "react";
import type { Cart } from "#domain/entities/cart.ts";
import { addressIn } from "#domain/order-lines.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { useAnchor } from "#anchor/anchor.ts";
import type { CartChanged } from "#state/cart-queue.ts";
import { changeCart } from "#state/cart-writes.ts";
import { useSessionClaim } from "#state/session.ts";
import { useVisitDraft } from "#state/visit.ts";
import { useVisitor } from "#state/visitor.ts";
import type { Draft } from "#state/drafts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { DescribedFields } from "#widgets/shared/forms/described-fields.tsx";
import { fieldsOf, type DescribedValues } from "#widgets/shared/forms/description.ts";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { useFormFrame } from "#widgets/shared/forms/use-form-frame.ts";
import { useKnownValues, type KnownValues } from "#widgets/shared/forms/use-known-values.ts";
import { draftSchema, type FormValues } from "#widgets/shared/forms/form-values.ts";
import { SendButton, WaitSentence } from "#widgets/shared/waiting.tsx";
import { addressForm, addressValues, optionsOf } from "./address.ts";

type Saving = { readonly state: "idle" | "sending" } | CartChanged;

const rules = lazyResolver<DescribedValues>(() =>
  import("#widgets/shared/forms/described-rules.ts").then((module) =>
    module.describedResolver(fieldsOf(addressForm), Date.now),
  ),
);

interface AddressProps {
  readonly cart: Cart;
  readonly onDone: () => void;
  /** Called when the address is being sent. */
  readonly onSend: () => void;
}

function NotSaved() {
  return (
    <Notice state="error">
      <p>{texts.notSaved}</p>
      <WaitSentence routes={["orderOptions"]} />
    </Notice>
  );
}

function AddressFields({
  values,
  isFinal,
  draft,
  onDone,
  onSend,
}: Omit<AddressProps, "cart"> & KnownValues & { draft: Draft<FormValues> }) {
  const anchor = useAnchor();
  const [saving, setSaving] = useState<Saving>({ state: "idle" });
  useSessionClaim(saving.state === "failed" ? saving.error : null);
  const handle = useFormFrame<DescribedValues>({
    values,
    isFinal,
    draft,
    rules,
    onSend: async (typed) => {
      setSaving({ state: "sending" });
      onSend();
      const changed = await changeCart({ kind: "options", options: optionsOf(typed) }, anchor);
      setSaving(changed);
      if (changed.state === "done") onDone();
      return { isSent: changed.state === "done" };
    },
    onBroken: () => setSaving({ state: "idle" }),
  });
  return (
    <FormFrame handle={handle} label={texts.address} summaryFrom={2}>
      <DescribedFields described={addressForm} form={handle.form} readOnly={saving.state === "sending"} />
      <div className="form-foot">
        {(saving.state === "failed" || saving.state === "refused") && <NotSaved />}
        <SendButton routes={["orderOptions"]} type="submit" variant="primary" busy={saving.state === "sending"}>
          {texts.toOverview}
        </SendButton>
      </div>
    </FormFrame>
  );
}

/** First step: the address, filled in from the cart's options, else from what is known of who is logged in. */
export function AddressStep({ cart, ...rest }: AddressProps) {
  const visitor = useVisitor();
  const known = useKnownValues(addressForm);
  const draft = useVisitDraft(addressForm.name, draftSchema);
  const options = addressIn(cart.options);
  const values = useMemo(() => (options === null ? known.values : addressValues(options)), [options, known.values]);
  const isFinal = options !== null || known.isFinal;
  if (draft.state === "waiting" || (options === null && visitor.state === "asking"))
    return <Notice state="loading">{cartTexts.loading}</Notice>;
  return <AddressFields values={values} isFinal={isFinal} draft={draft} {...rest} />;
}
