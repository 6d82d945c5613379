import { useEffect, useState, type ComponentType } from "react";

export interface ToyEvent {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly bookingNumber?: string | null;
  readonly content?: {
    readonly topics?: readonly { readonly title: string | null; readonly text: string | null }[] | null;
    readonly prices?: readonly { readonly price?: number | null }[] | null;
  } | null;
  readonly location?: { readonly name?: string | null } | null;
  readonly hotel?: { readonly name?: string | null; readonly city?: string | null } | null;
}

interface ToyTeaser {
  readonly id: number;
  readonly title: string;
  readonly teaser?: string | null;
  readonly link?: string | null;
  readonly url?: string | null;
  readonly image?: string | null;
}

interface ToyPerson {
  readonly recipientId: number;
  readonly salutation: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** The answers of the calls, with the fields that a comparison page shows. */
export interface Answer {
  readonly events?: readonly ToyEvent[];
  readonly event?: ToyEvent | null;
  readonly articles?: readonly ToyTeaser[];
  readonly bookmarks?: readonly ToyTeaser[];
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly count?: number;
  readonly items?: readonly { readonly kind: string; readonly refId: number }[];
  readonly bookingStates?: readonly { readonly eventId: number; readonly freePlaces: number | null }[];
  readonly cart?: {
    readonly items: readonly {
      readonly itemId: number;
      readonly event: ToyEvent | null;
      readonly recipients: readonly ToyPerson[];
    }[];
  };
}

/** The tools of a comparison page: React alone, or the usual libraries. */
export interface Kit {
  /** Asks once for each address of a page. */
  readonly ask: (address: string) => Promise<Answer>;
  /** A day of a date, in German. */
  readonly day: (date: string) => string;
  /** A contact form with eight fields. */
  readonly Form: ComponentType;
}

const inEuro = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** The price of one participant, in German; '' where there is none. */
export function priceOf({ content }: ToyEvent): string {
  const price = content?.prices?.[0]?.price;
  return typeof price === "number" ? inEuro.format(price) : "";
}

/** The answer of an address, asked by a kit; null until it is there. */
export function useAnswer({ ask }: Kit, address: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void ask(address).then(setAnswer), [ask, address]);
  return answer;
}
