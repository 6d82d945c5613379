import type { CalculatorChoice, CalculatorSubject } from "#domain/costs/calculator.ts";
import { priceCalculator as texts } from "#i18n/price-calculator.ts";
import { keyed } from "#lib/keyed.ts";
import { Field } from "#ui/field/field.tsx";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { ParticipantsField } from "./participants-field.tsx";
import type { useChoice } from "./use-choice.ts";

interface ChoiceFieldsProps {
  readonly subject: CalculatorSubject;
  readonly choice: CalculatorChoice;
  readonly onChange: ReturnType<typeof useChoice>[1];
}

const boards = [
  { value: "voll", label: texts.boards.voll },
  { value: "halb", label: texts.boards.halb },
] as const;
const nights = [
  { value: "mit", label: texts.nights.mit },
  { value: "ohne", label: texts.nights.ohne },
] as const;

function HotelField({ subject: { hotels }, choice, onChange }: ChoiceFieldsProps) {
  return (
    <Field label={texts.hotel}>
      {(control) => (
        <select
          className="field-input"
          {...control}
          value={choice.hotel === null ? "" : hotels.indexOf(choice.hotel) + 1}
          onChange={(event) => onChange({ hotel: event.target.value })}
        >
          {keyed(hotels, ({ id, name }) => id ?? name).map(([key, { name, city }], index) => (
            <option key={key} value={index + 1}>
              {[name ?? texts.unnamedHotel, city].filter((part) => part !== null).join(", ")}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The fields for hotel, number of participants and stay; a conference has no half board, an online event no hotel. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { subject, choice, onChange } = props;
  return (
    <div className="calculator-choice box">
      {subject.hotels.length > 1 && (
        <div className="calculator-hotel">
          <HotelField {...props} />
        </div>
      )}
      <ParticipantsField count={choice.participants} onCount={(count) => onChange({ teilnehmer: String(count) })} />
      {subject.hotels.length > 0 && !subject.isConference && (
        <RadioGroup
          label={texts.board}
          name="board"
          options={boards}
          value={choice.fullBoard ? "voll" : "halb"}
          onValueChange={(value) => onChange({ verpflegung: value === "halb" ? "halb" : "" })}
        />
      )}
      {subject.hotels.length > 0 && (
        <RadioGroup
          label={texts.night}
          name="night"
          options={nights}
          value={choice.overnight ? "mit" : "ohne"}
          onValueChange={(value) => onChange({ nacht: value === "ohne" ? "ohne" : "" })}
        />
      )}
    </div>
  );
}
