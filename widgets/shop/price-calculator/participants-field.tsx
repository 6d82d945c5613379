import { useState } from "react";
import { MOST_PARTICIPANTS, participantsOf } from "#domain/costs/calculator.ts";
import { priceCalculator as texts } from "#i18n/price-calculator.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";

interface ParticipantsFieldProps {
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/**
 * A number from 1 to 99, typed or stepped. A valid number applies at once; any other text is corrected when the field
 * is left.
 */
export function ParticipantsField({ count, onCount }: ParticipantsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    if (/^[1-9]\d?$/.test(text)) onCount(Number(text));
  };
  const leave = (): void => {
    if (typed !== null) onCount(participantsOf(typed));
    setTyped(null);
  };
  const step = (by: number): void => {
    setTyped(null);
    onCount(count + by);
  };
  return (
    <Field label={texts.participants}>
      {(control) => (
        <div className="calculator-count">
          <Button aria-label={texts.fewer} aria-disabled={count <= 1} onClick={() => count > 1 && step(-1)}>
            {"−"}
          </Button>
          <input
            className="field-input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            {...control}
            value={typed ?? String(count)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <Button
            aria-label={texts.more}
            aria-disabled={count >= MOST_PARTICIPANTS}
            onClick={() => count < MOST_PARTICIPANTS && step(1)}
          >
            +
          </Button>
        </div>
      )}
    </Field>
  );
}
