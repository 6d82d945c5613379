import { saleOf, type Sold } from "#domain/sale.ts";
import { addTexts as texts } from "#i18n/cart-add.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";

interface SoldElsewhereProps {
  readonly event: Sold | null;
  /** Title and dates of the event, for who hears the link among others. */
  readonly about?: string | undefined;
  readonly variant?: "primary" | "secondary" | undefined;
}

/** Leads to where an event is had that the cart does not sell; nothing where it does. */
export function SoldElsewhere({ event, about, variant = "primary" }: SoldElsewhereProps) {
  const { contactUrl } = useConfig();
  const sale = saleOf(event);
  if (sale.way === "cart") return null;
  const label = texts[sale.way];
  return (
    <div>
      <Button
        variant={sale.way === "elsewhere" ? variant : "secondary"}
        href={sale.way === "elsewhere" ? sale.url : contactUrl}
        aria-label={about === undefined ? undefined : texts.about(label, about)}
      >
        {label}
      </Button>
    </div>
  );
}
