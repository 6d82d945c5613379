import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { useAnchor } from "#anchor/anchor.ts";
import { pageAddress } from "#api/pages.ts";
import type { FactChange } from "#domain/cart/cart-changes.ts";
import { saleOf } from "#domain/cart/sale.ts";
import { refusalReason, type OrderType, type Refusal } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { isLeftOpen } from "#domain/shop/asked.ts";
import { addTexts as texts } from "#i18n/cart-add.ts";
import { orderTypeLabels } from "#i18n/cart-short.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { addToCart, useCartChange, useInCart, type Changing } from "#state/shop/use-shop.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon } from "#ui/icon/paths.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { FactTableProps } from "#widgets/shared/order/changes.tsx";
import { Failure, SendButton } from "#widgets/shared/waiting.tsx";
import css from "./add-button.css?inline";
import { SoldElsewhere } from "./sold-elsewhere.tsx";

/** Loaded when needed: it is seldom shown and includes all texts about an event. */
const Alternatives = lazyComponent(() =>
  import("#widgets/shared/order/alternatives.tsx").then(
    (module): ComponentType<{ events: Refusal["alternatives"] }> => module.Alternatives,
  ),
);

const FactTable = lazyComponent(() =>
  import("#widgets/shared/order/changes.tsx").then((module): ComponentType<FactTableProps> => module.FactTable),
);

export interface AddButtonProps {
  readonly eventId: Id;
  /** The event as far as it is known, so that the cart can show it at once. */
  readonly event?: PortalEvent | null;
  readonly type?: OrderType;
  /** Replaces the label of the type. */
  readonly label?: string | undefined;
  /** Title and dates of the event, by which screen readers tell this button from others. */
  readonly about?: string | undefined;
  readonly variant?: "primary" | "secondary" | "quiet";
  /** Called at each press. */
  readonly onPress?: () => void;
}

/** Adds one event to the cart, once however often the button is pressed; a retry sends the type of the last press. */
function useAdding({ eventId, event = null, type = "booking" }: AddButtonProps) {
  const anchor = useAnchor();
  const { now, run } = useCartChange();
  const [wanted, setWanted] = useState(type);
  const add = (as: OrderType): void => {
    setWanted(as);
    void run(addToCart(eventId, event, as, anchor));
  };
  return { adding: now, add, again: () => add(wanted), wanted };
}

/** Moves the focus to the link that replaces the pressed button. */
function useFocusAfter(link: RefObject<HTMLAnchorElement | null>, isAdded: boolean): void {
  useLayoutEffect(() => {
    const root = link.current?.getRootNode();
    if (!isAdded || !(root instanceof ShadowRoot)) return;
    const { activeElement } = root;
    // If a failure with its own button was removed, the focus is on an ancestor.
    if (activeElement === null || activeElement.contains(link.current)) link.current?.focus({ preventScroll: true });
  }, [link, isAdded]);
}

/**
 * The link is not followed by the second press of a double click on the button that it replaces, nor by a held key.
 * Any other press follows it at once, which `ignorePresses` would not let.
 */
const followedOnce = {
  onClick: (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
  },
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  },
} as const;

interface RefusedProps {
  readonly refusal: Refusal;
  /** The changed fact of the event, if it is known. */
  readonly fact: FactChange | null;
  readonly type: OrderType;
  readonly onWait: () => void;
}

/** Says why an event could not be added, and offers other ways (contract-public section 4). */
function Refused({ refusal, fact, type, onWait }: RefusedProps) {
  const reason = refusalReason(refusal.reason);
  if (reason === null || reason === "duplicate")
    return (
      <Notice state="error" result>
        {texts.failed}
      </Notice>
    );
  const wait =
    reason === "soldOut" && type !== "waitingList" ? (
      <Button onClick={onWait}>{texts.labels.waitingList}</Button>
    ) : undefined;
  return (
    <>
      <Notice state="error" result actions={wait}>
        {texts[reason]}
      </Notice>
      {fact !== null && <FactTable texts={lazyTexts} changes={[fact]} />}
      {refusal.alternatives.length > 0 && <Alternatives texts={lazyTexts} events={refusal.alternatives} />}
    </>
  );
}

type FailedAdding = Extract<Changing, { state: "failed" }>;

/** Why the event is not in the cart, as far as is known. */
function failureText(adding: FailedAdding, isLoggedOut: boolean): string {
  if (adding.error.kind === "session" && isLoggedOut) return texts.session;
  return isLeftOpen(adding) ? texts.unknown : texts.failed;
}

function Failed({ adding, onRetry }: { readonly adding: FailedAdding; readonly onRetry: () => void }) {
  return (
    <Failure error={adding.error} onRetry={onRetry}>
      {failureText(adding, useLoggedOut())}
    </Failure>
  );
}

/** What the link to the cart reads: an entry that a button of another type would not have made is called by its own. */
function inCartText(as: OrderType | null, type: OrderType): string {
  const isSame = as === null || as === type || as === "waitingList" || type === "waitingList";
  return isSame ? texts.inCart : texts.inCartAs[as];
}

const isDuplicate = (adding: Changing): boolean => adding.state === "refused" && adding.refusal.reason === "duplicate";

/** The button of an event that the cart sells, and the result of pressing it. */
function Adding(props: AddButtonProps) {
  const { eventId, type = "booking", label = texts.labels[type], about, variant = "primary", onPress } = props;
  const named = (text: string) => (about === undefined ? {} : { "aria-label": texts.about(text, about) });
  useStyles(css);
  const config = useConfig();
  const link = useRef<HTMLAnchorElement>(null);
  const { adding, add, again, wanted } = useAdding(props);
  const inCart = useInCart(eventId);
  const as = inCart !== "unknown" && inCart !== "adding" ? inCart : adding.state === "done" ? wanted : null;
  const inText = inCartText(as, type);
  const isSending = adding.state === "sending" || inCart === "adding";
  const isIn = inCart !== null && !isSending;
  const isAdded = isIn && (adding.state === "done" || isDuplicate(adding));
  // An event that was just refused for good is not offered again beside the refusal.
  const isOver = adding.state === "refused" && ["soldOut", "closed"].includes(adding.refusal.reason ?? "");
  useFocusAfter(link, isAdded);
  return (
    <div className="stack" data-state={isIn ? "in-cart" : isSending ? "sending" : adding.state}>
      <div>
        {isIn ? (
          <Button
            href={pageAddress(config, "cart") ?? ""}
            icon={<Icon path={checkIcon} size={20} />}
            ref={link}
            {...followedOnce}
            {...named(inText)}
          >
            {inText}
          </Button>
        ) : isOver ? null : (
          <SendButton
            routes={["cartAdd"]}
            variant={variant}
            busy={isSending}
            onClick={() => {
              onPress?.();
              add(type);
            }}
            {...named(label)}
          >
            {label}
          </SendButton>
        )}
        {isIn && inText === texts.inCart && as !== null && as !== "booking" && (
          <strong className="small">{orderTypeLabels[as]}</strong>
        )}
        <Announced unseen>{isAdded && texts.added}</Announced>
      </div>
      {!isIn && !isSending && adding.state === "refused" && (
        <Refused refusal={adding.refusal} fact={adding.fact} type={type} onWait={() => add("waitingList")} />
      )}
      {!isIn && !isSending && adding.state === "failed" && <Failed adding={adding} onRetry={again} />}
    </div>
  );
}

/**
 * A button that adds one event to the cart: 'In den Warenkorb', then 'Im Warenkorb' as a link to it; a refusal is shown
 * below with its alternatives (contract-public section 4, Cart and checkout). For an event that the cart does not sell,
 * a link to where it is sold.
 */
export const AddButton = (props: AddButtonProps) =>
  saleOf(props.event ?? null).way === "cart" ? <Adding {...props} /> : <SoldElsewhere {...props} />;
