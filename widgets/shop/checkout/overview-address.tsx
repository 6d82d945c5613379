import type { OrderOptions } from "#domain/entities/cart.ts";
import { isFilled } from "#domain/text/text.ts";
import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { fieldLabels } from "#i18n/fields.ts";
import { keyed } from "#lib/keyed.ts";
import { Button } from "#ui/button/button.tsx";
import { MailAddress } from "#ui/link/mail-address.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { messageParts } from "./address.ts";

interface OverviewAddressProps {
  readonly title: string;
  readonly options: OrderOptions;
  readonly onChange: () => void;
}

/** The address of an order as the overview shows it, with what travels in its message by name. */
export function OverviewAddress({ title, options, onChange }: OverviewAddressProps) {
  const { company, street, streetNumber, postalCode, city, phone, email, message } = options;
  const lines = [[company], [personName(options)], [street, streetNumber], [postalCode, city], [phone], [email]]
    .map((parts) => parts.filter(isFilled).join(" "))
    .filter(isFilled);
  const parts = messageParts(message);
  const notes = [
    [texts.invoice, parts.invoice],
    [texts.reference, parts.reference],
    [texts.costCentre, parts.costCentre],
    [fieldLabels.message, parts.message],
  ] as const;
  return (
    <section aria-label={title} className="cart-entry">
      <h4>{title}</h4>
      <div>
        {keyed(lines, (line) => line).map(([key, line]) => (
          <p key={key}>{line === email ? <MailAddress address={line} /> : line}</p>
        ))}
      </div>
      {notes.map(
        ([name, text]) =>
          isFilled(text) && (
            <div key={name}>
              <p className="cart-muted">{texts.named(name)}</p>
              <p className="order-note">{text}</p>
            </div>
          ),
      )}
      <div className="cart-plain">
        <Button variant="quiet" onClick={onChange}>
          {texts.changeAddress}
        </Button>
      </div>
    </section>
  );
}
