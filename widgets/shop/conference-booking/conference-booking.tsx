import { useAnchor } from "#anchor/anchor.ts";
import { pageAddress } from "#api/pages.ts";
import { moveOf } from "#domain/cart/new-moves.ts";
import { saleOf } from "#domain/cart/sale.ts";
import { orderTypeOf, type CartItem, type OrderType } from "#domain/entities/cart.ts";
import type { Conference } from "#domain/entities/conference.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import { isHistoric } from "#domain/event/events.ts";
import { nextParticipant, travellersFor } from "#domain/participants/travellers.ts";
import { isFilled } from "#domain/text/text.ts";
import { cartTexts } from "#i18n/cart.ts";
import { conferences as texts } from "#i18n/conferences.ts";
import { events } from "#i18n/events.ts";
import { participantTexts } from "#i18n/participants.ts";
import { randomKey } from "#lib/digest.ts";
import { useNow } from "#state/clock.ts";
import { changeCart, type CartChanged } from "#state/shop/shop.ts";
import { addParticipants, temporaryId, useCart, useMoves } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SoldElsewhere } from "#widgets/shared/cart/sold-elsewhere.tsx";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { EntryPrice } from "#widgets/shared/order/prices.tsx";
import { LoadedConference } from "#widgets/shop/shared/offer/loaded-conference.tsx";
import { OfferPrice } from "#widgets/shop/shared/offer/offer-price.tsx";
import { AddingForms } from "#widgets/shop/shared/people/adding-forms.tsx";
import { PeopleRows } from "#widgets/shop/shared/people/people-rows.tsx";
import type { EntryWrites } from "#widgets/shop/shared/people/use-entry-writes.ts";
import { useMembers } from "#widgets/shop/shared/people/use-members.ts";
import { useOpenForms } from "#widgets/shop/shared/people/use-open-forms.ts";
import { ToCheckout } from "#widgets/shop/shared/to-checkout.tsx";

interface BookingProps {
  /** The conference's name in addresses. */
  readonly url: string;
  readonly event: PortalEvent;
  readonly eventId: Id;
  readonly mode: OrderType;
}

/** Whether the entry has another type than this form: participants of a reservation are no booking (section 7). */
const isOtherMode = (item: CartItem | null, mode: OrderType): boolean => item !== null && orderTypeOf(item) !== mode;

/** The event's entry in the cart; of several the one of this form's type. */
function entryOf(items: readonly CartItem[], eventId: Id, mode: OrderType): CartItem | null {
  const entries = items.filter(({ event }) => sameId(event?.eventId ?? null, eventId));
  return entries.find((item) => !isOtherMode(item, mode)) ?? entries[0] ?? null;
}

/** Adds the conference to the cart with its first participants; later ones are added to the same entry. */
function useAdding({ event, eventId, mode }: BookingProps): Pick<EntryWrites, "add" | "addAll"> {
  const anchor = useAnchor();
  const { begin, putAway } = useMoves();
  /** Creates the entry if there is none; input stays in its form until then. */
  const enter = async (): Promise<CartChanged> => {
    const to = { itemId: null, eventId, event, type: mode };
    const move = moveOf({ id: randomKey(), kind: "people", from: null, to, people: [] });
    const entered = await begin(move);
    putAway(move);
    return entered;
  };
  return {
    add: async (recipient) => {
      const entered = await enter();
      if (entered.state !== "done") return entered;
      const itemId = entered.id ?? "";
      return changeCart({ kind: "recipientAdd", temporaryId: temporaryId(), itemId, recipient }, anchor);
    },
    addAll: async (recipients, onEnd) => {
      const entered = await enter();
      return entered.state === "done"
        ? addParticipants(entered.id ?? "", recipients, anchor, onEnd)
        : recipients.map(() => entered);
    },
  };
}

/** Says that the conference is in the cart with another type, with a link to the cart. */
function OtherMode({ item }: { item: CartItem }) {
  const cart = pageAddress(useConfig(), "cart");
  return (
    <Notice
      state="info"
      actions={
        cart === null ? null : (
          <Button variant="primary" href={cart}>
            {cartTexts.toCart}
          </Button>
        )
      }
    >
      {texts.inCartAs[orderTypeOf(item)]}
    </Notice>
  );
}

function Participants(props: BookingProps) {
  const { url, event, eventId, mode } = props;
  const config = useConfig();
  const [checkout, cart] = [pageAddress(config, "checkout"), pageAddress(config, "cart")];
  const { shown } = useCart();
  const members = useMembers();
  const { add, addAll } = useAdding(props);
  const item = entryOf(shown?.items ?? [], eventId, mode);
  const entry = item ?? { itemId: null, event, recipients: [] };
  const forms = useOpenForms(entry, null);
  if (item !== null && isOtherMode(item, mode)) return <OtherMode item={item} />;
  // An existing entry is continued, because a cart holds an event only once.
  const waitingList =
    item === null && mode !== "waitingList" ? pageAddress(config, "conferenceWaitingList", { url }) : null;
  const items = shown?.items ?? [];
  const isFirst = entry.recipients.length === 0;
  // The form stays while it sends: the entry has a participant before the answer.
  const addOne: EntryWrites["add"] = (recipient) => {
    forms.show("add");
    return add(recipient);
  };
  return (
    <>
      {item !== null && <PeopleRows item={item} forms={forms} places={0} heading="h3" />}
      <AddingForms
        forms={
          isFirst && !forms.open.some((form) => form === "add" || form === "paste")
            ? { ...forms, open: [...forms.open, "add"] }
            : forms
        }
        isAlways={isFirst}
        isNextPlanned={false}
        event={event}
        findTravellers={() => travellersFor(entry, items, members)}
        isEmpty={isFirst}
        start={nextParticipant(entry, items)}
        hasOthers={items.some(({ recipients }) => recipients.length > 0)}
        legend={participantTexts.next(entry.recipients.length + 1, 0)}
        onAdd={addOne}
        onAddAll={addAll}
        waitingList={waitingList}
      />
      {item !== null && item.recipients.length > 0 && (
        <div className="stack cart-step">
          <EntryPrice item={item} isOnly={false} />
          <div className="cluster cart-ways">
            {checkout !== null && <ToCheckout href={checkout} items={items} />}
            {cart !== null && <Button href={cart}>{cartTexts.toCart}</Button>}
          </div>
        </div>
      )}
    </>
  );
}

/** The form to take part. A past conference has none, and a theme that is booked elsewhere gets a link there. */
function Ways({ url, event, mode }: Omit<BookingProps, "eventId">) {
  const past = isHistoric(event, useNow());
  if (past || event.eventId === null) return <Notice state="empty">{events.unknown}</Notice>;
  if (saleOf(event).way !== "cart") return <SoldElsewhere event={event} />;
  return <Participants url={url} event={event} eventId={event.eventId} mode={mode} />;
}

/** What a place costs that is not booked yet: nothing. */
function NonBinding({ mode }: { mode: OrderType }) {
  const { reservationNote } = useConfig();
  const notes = { booking: "", reservation: reservationNote, waitingList: texts.waitingListFree };
  return notes[mode] !== "" && <p>{notes[mode]}</p>;
}

function Shown({ conference: { title, event }, url, mode }: { conference: Conference; url: string; mode: OrderType }) {
  return (
    <section className="stack">
      <header>
        <PageHead text={texts.headOf[mode](isFilled(title) ? title : texts.untitled)} />
        {event !== null && <p className="muted">{eventSummary(event)}</p>}
      </header>
      {event !== null && <OfferPrice event={event} />}
      {event !== null && <NonBinding mode={mode} />}
      {event === null ? <Notice state="empty">{events.unknown}</Notice> : <Ways url={url} event={event} mode={mode} />}
    </section>
  );
}

/** The participants of a conference, who are added to the cart (contract-public section 4, Conferences). */
export function ConferenceBooking({ conference: url, mode }: { conference: string; mode: OrderType }) {
  return (
    <LoadedConference url={url}>
      {(conference) => <Shown conference={conference} url={conference.url ?? url} mode={mode} />}
    </LoadedConference>
  );
}
