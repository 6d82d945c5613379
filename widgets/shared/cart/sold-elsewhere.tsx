import { saleOf, type SaleFields } from "#domain/cart/sale.ts";
import { addTexts as texts } from "#i18n/cart-add.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";

interface SoldElsewhereProps {
  readonly event?: SaleFields | null;
  /** Title and dates of the event, by which screen readers tell this link from others. */
  readonly about?: string | undefined;
  readonly variant?: "primary" | "secondary" | "quiet";
}

/** A link to where an event is sold that the cart does not sell; nothing if it does. */
export function SoldElsewhere({ event = null, about, variant = "primary" }: SoldElsewhereProps) {
  const { contactUrl } = useConfig();
  const sale = saleOf(event);
  if (sale.way === "cart") return null;
  const [href, look] = sale.way === "elsewhere" ? [sale.url, variant] : [contactUrl, undefined];
  return (
    <div>
      <Button href={href} variant={look} aria-label={about && texts.about(texts[sale.way], about)}>
        {texts[sale.way]}
      </Button>
    </div>
  );
}
