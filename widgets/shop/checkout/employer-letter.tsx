import { useRef, useState } from "react";
import { entryHotel } from "#domain/costs/hotel-costs.ts";
import { byEntry, type LineGroup } from "#domain/order/order-outcome.ts";
import type { Booked, Orderer } from "#domain/order/order-people.ts";
import { isFilled } from "#domain/text/text.ts";
import { common } from "#i18n/common.ts";
import {
  committees,
  employerLetter,
  letterTexts as texts,
  type Committee,
  type LetterSeminar,
} from "#i18n/employer-letter.ts";
import { useNow } from "#state/clock.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { TextArea } from "#ui/field/text-field.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { printText } from "#ui/page/print-text.ts";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { entryTitle } from "#widgets/shared/order/entry-title.ts";
import { euroOfCents } from "#widgets/shared/order/prices.tsx";
import { personName } from "#widgets/shop/shared/person-name.ts";
import { wholePlace } from "./whole-place.ts";

function seminarOf({ item, lines }: LineGroup<Booked>, now: number): LetterSeminar {
  const { event } = item;
  const recipients = lines.map(({ recipient }) => recipient);
  const cents = lines.reduce<number | null>(
    (sum, line) => (sum === null || line.cents === null ? null : sum + line.cents),
    0,
  );
  const hotel = entryHotel({ event, recipients }, now);
  return {
    title: entryTitle(item),
    when: event === null ? null : eventWhen(event),
    where: event === null ? null : wholePlace(event),
    people: recipients.map(personName),
    cost: cents === null ? null : euroOfCents(cents),
    hotel: hotel === null ? null : euroOfCents(hotel),
  };
}

export interface EmployerLetterProps {
  readonly booked: readonly Booked[];
  readonly orderer: Orderer | null;
  readonly onClose: () => void;
}

/** A letter in which a committee tells the employer of its bookings, as a text to adapt, copy and print. */
export function EmployerLetter({ booked, orderer, onClose }: EmployerLetterProps) {
  const now = useNow();
  const [committee, setCommittee] = useState<Committee>("br");
  const [said, say] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const by = [orderer?.firstname ?? null, orderer?.lastname ?? null].filter(isFilled).join(" ");
  const seminars = byEntry(booked).map((group) => seminarOf(group, now));
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
      say(texts.copied);
    } catch {
      field.current?.select();
      say(texts.byHand);
    }
  };
  const print = (): void => say(printText(texts.title, field.current?.value ?? "") ? "" : texts.noSheet);
  return (
    <Dialog
      open
      title={texts.title}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button onClick={print}>{texts.print}</Button>
        </>
      }
    >
      <div className="stack">
        <RadioGroup
          name="committee"
          label={texts.committee}
          options={committees.map((value) => ({ value, label: <Compound text={texts.committees[value]} /> }))}
          value={committee}
          onValueChange={(value) => setCommittee(committees.find((known) => known === value) ?? "br")}
        />
        <TextArea
          key={committee}
          ref={field}
          label={texts.text}
          hint={texts.hint}
          rows={14}
          defaultValue={employerLetter(committee, seminars, by)}
        />
        <Announced>{said}</Announced>
      </div>
    </Dialog>
  );
}
