import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { pageAddress } from "#api/pages.ts";
import { isRequest, type Cart } from "#domain/entities/cart.ts";
import { addressIn } from "#domain/order/orderable.ts";
import { isLeftOpen } from "#domain/shop/asked.ts";
import { cartTexts } from "#i18n/cart.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { draftSchema } from "#state/drafts/draft-storage.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { loginHref, renewLoginHref } from "#state/session/session.ts";
import { useCartChange } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { useVisitDraft } from "#state/visit.ts";
import { useVisitor } from "#state/visitor.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { textSpan } from "#ui/unbroken/text-spans.tsx";
import { DescribedFields } from "#widgets/shared/forms/described-fields.tsx";
import type { DescribedValues } from "#widgets/shared/forms/description.ts";
import { FormFoot } from "#widgets/shared/forms/form-foot.tsx";
import { FormFrame } from "#widgets/shared/forms/form-frame.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import { RequiredNote } from "#widgets/shared/forms/required-note.tsx";
import { SubmitButton } from "#widgets/shared/forms/submit-button.tsx";
import { useFormFrame } from "#widgets/shared/forms/use-form-frame.ts";
import { useKnownValues, type KnownValues } from "#widgets/shared/forms/use-known-values.ts";
import { WaitSentence } from "#widgets/shared/waiting.tsx";
import {
  addressForm,
  addressPart,
  addressValues,
  contactPart,
  invoiceFields,
  noExtras,
  orderOptionsOf,
  WISHED,
} from "./address.ts";
import { FurtherFields, InvoiceFields } from "./extra-fields.tsx";

const rules = lazyResolver<DescribedValues>(() =>
  import("./address-rules.ts").then((module) => module.addressResolver(Date.now)),
);

interface AddressProps {
  readonly cart: Cart;
  /** The phone number as it was typed in this step before; null for none. */
  readonly typedPhone: string | null;
  /** Called with the phone number as typed, once the address is saved. */
  readonly onDone: (typedPhone: string) => void;
  /** Called when the address is being sent. */
  readonly onSend: () => void;
}

function NotSaved({ isOpen }: { isOpen: boolean }) {
  return (
    <Notice state="error" result>
      <p>{isOpen ? texts.savedUnknown : texts.notSaved}</p>
      <WaitSentence routes={["orderOptions"]} />
    </Notice>
  );
}

/** For a guest, a link to an account whose data fill in the form; the input is kept over the login. */
function KnownCustomer() {
  const loginPage = pageAddress(useConfig(), "login");
  const [before, login, after] = texts.knownCustomer;
  if (useVisitor().state !== "guest" || loginPage === null) return null;
  return (
    <p>
      {textSpan(before)}
      <a href={loginHref(loginPage)} onClick={renewLoginHref(loginPage)}>
        {login}
      </a>
      {textSpan(after)}
    </p>
  );
}

function AddressFields({
  isPaid,
  values,
  isFinal,
  draft,
  onDone,
  onSend,
}: Omit<AddressProps, "cart" | "typedPhone"> & KnownValues & { draft: Draft<FormValues>; isPaid: boolean }) {
  const toCart = pageAddress(useConfig(), "cart");
  const { now: saving, change, fail } = useCartChange();
  const handle = useFormFrame<DescribedValues>({
    values,
    isFinal,
    draft,
    rules,
    onSend: async (typed) => {
      onSend();
      const changed = await change({ kind: "options", options: orderOptionsOf(typed) });
      if (changed.state === "done") onDone(typed.phone ?? "");
      return { isSent: changed.state === "done" };
    },
    onBroken: fail,
  });
  const isSending = saving.state === "sending" || handle.isTrying;
  const hasOwnInvoice = useWatch({ control: handle.form.control, name: "invoiceWished" }) === WISHED;
  const isForInvoice = isPaid && !hasOwnInvoice;
  return (
    <FormFrame
      handle={handle}
      label={isForInvoice ? texts.address : texts.contact}
      summaryFrom={2}
      summaryLine={({ name, message }) => (name in invoiceFields ? texts.ofInvoice(message) : message)}
    >
      <RequiredNote />
      <div className="stack">
        <DescribedFields described={isForInvoice ? addressPart : contactPart} form={handle.form} readOnly={isSending} />
        {isPaid && <InvoiceFields form={handle.form} readOnly={isSending} />}
      </div>
      <FurtherFields isPaid={isPaid} form={handle.form} readOnly={isSending} />
      <FormFoot
        outcome={(saving.state === "failed" || saving.state === "refused") && <NotSaved isOpen={isLeftOpen(saving)} />}
      >
        <SubmitButton handle={handle} routes={["orderOptions"]} sending={isSending}>
          {texts.toOverview}
        </SubmitButton>
        {toCart !== null && <Button href={toCart}>{texts.toCart}</Button>}
      </FormFoot>
    </FormFrame>
  );
}

/** First step: the address, filled in from the cart's options, otherwise from the data of the logged-in person. */
export function AddressStep({ cart, typedPhone, ...rest }: AddressProps) {
  const visitor = useVisitor();
  const known = useKnownValues(addressForm);
  const draft = useVisitDraft(addressForm.name, draftSchema);
  const options = addressIn(cart.options);
  const values = useMemo(
    () => (options === null ? { ...known.values, ...noExtras } : addressValues(options, typedPhone)),
    [options, known.values, typedPhone],
  );
  const isFinal = options !== null || known.isFinal;
  if (draft.state === "waiting" || (options === null && visitor.state === "asking"))
    return (
      <Notice state="loading" outline="widget">
        {cartTexts.loading}
      </Notice>
    );
  return (
    <>
      <KnownCustomer />
      <AddressFields isPaid={!isRequest(cart.items)} values={values} isFinal={isFinal} draft={draft} {...rest} />
    </>
  );
}
