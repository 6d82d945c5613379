import { useState } from "react";
import { recipientInput } from "#domain/cart.ts";
import { orderTypeOf, type Refusal } from "#domain/entities/cart.ts";
import type { OrderLine } from "#domain/order-lines.ts";
import { isOrdered, type OrderStep } from "#domain/order-run.ts";
import { addTexts } from "#i18n/cart-add.ts";
import { useAnchor } from "#state/anchor.ts";
import { moveToWaitingList } from "#state/cart-undo.ts";
import type { CartChanged } from "#state/cart-writes.ts";
import { useSessionClaim } from "#state/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Alternatives } from "#widgets/shared/cart/alternatives.tsx";
import { useOneAtATime } from "#widgets/shared/one-at-a-time.ts";

export type StepOf = (line: OrderLine) => OrderStep;

type Moving = { readonly state: "idle" | "sending" } | CartChanged;

/** Moves those who got no place to the waiting list, with all that was typed of them. */
function WaitingList({ people, onMoved }: { people: readonly OrderLine[]; onMoved: () => void }) {
  const anchor = useAnchor();
  const [moving, setMoving] = useState<Moving>({ state: "idle" });
  useSessionClaim(moving.state === "failed" ? moving.error : null);
  const move = useOneAtATime(async ({ item }: OrderLine): Promise<void> => {
    setMoving({ state: "sending" });
    const changes = await moveToWaitingList(
      item,
      people.map(({ recipient }) => recipientInput(recipient)),
      anchor,
    );
    const lost = changes.find(({ state }) => state !== "done");
    if (lost === undefined) onMoved();
    else setMoving(lost);
  });
  const [first] = people;
  if (first === undefined) return null;
  return (
    <>
      <div>
        <Button busy={moving.state === "sending"} onClick={() => move(first)}>
          {addTexts.labels.waitingList}
        </Button>
      </div>
      {(moving.state === "failed" || moving.state === "refused") && <Notice state="error">{addTexts.failed}</Notice>}
    </>
  );
}

interface WaysOnProps {
  /** The participants of one entry. */
  readonly people: readonly OrderLine[];
  readonly stepOf: StepOf;
  readonly refusal: Refusal | undefined;
  readonly onMoved: () => void;
}

/**
 * What there is instead of a date that is sold out or closed: its waiting list and other dates (contract-public section
 * 4). The list is offered once it is known of everybody in the entry that they got no place.
 */
export function WaysOn({ people, stepOf, refusal, onMoved }: WaysOnProps) {
  const left = people.filter((line) => !isOrdered(stepOf(line)));
  const mayWait = left.every((line) => stepOf(line) === "soldOut" && orderTypeOf(line.item) !== "waitingList");
  return (
    <>
      {mayWait && <WaitingList people={left} onMoved={onMoved} />}
      <Alternatives events={refusal?.alternatives ?? []} />
    </>
  );
}
