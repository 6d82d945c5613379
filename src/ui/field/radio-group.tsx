import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, Ref } from "react";
import { FieldError, RequiredMark, useControl, type FieldLook } from "./field.tsx";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** What the option means, read by screen readers after its name. */
  readonly note?: string | null;
}

export interface RadioGroupProps extends FieldLook {
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** The chosen value if the caller keeps it, null for none; otherwise undefined. */
  readonly value?: string | null | undefined;
  readonly onValueChange?: ((value: string | null) => void) | undefined;
  /**
   * Allows a click on the chosen option to clear it, and is the label of a button that does the same; needs
   * `onValueChange`.
   */
  readonly clearLabel?: string | undefined;
  /** The first radio button, which takes the focus if the choice is invalid. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The id of the form to which it belongs, if it is outside of it. */
  readonly form?: string | undefined;
}

type ChoiceProps = Pick<RadioGroupProps, "value" | "onValueChange" | "clearLabel">;

/** The attributes of a button that follows the caller's value; none if the form library or the DOM keeps the value. */
function controlled(option: string, { value, onValueChange, clearLabel }: ChoiceProps): ComponentPropsWithRef<"input"> {
  if (value === undefined || onValueChange === undefined) return {};
  const checked = value === option;
  const clear = (): void => {
    if (clearLabel !== undefined && checked) onValueChange(null);
  };
  // Chromium fires no click for the space bar on a chosen button; if another browser does, this must not clear twice.
  const clearByKey = (event: KeyboardEvent): void => {
    if (event.key !== " " || !checked) return;
    event.preventDefault();
    clear();
  };
  return { checked, onChange: () => onValueChange(option), onClick: clear, onKeyUp: clearByKey };
}

/** Prevents Enter on an option from sending the form, because the customer may still be choosing. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** A button that clears the choice and moves the focus to the option that was chosen, because the button disappears. */
function ClearButton({ value, onValueChange, clearLabel }: ChoiceProps) {
  if (clearLabel === undefined || onValueChange === undefined || value === undefined || value === null) return null;
  const clear = (button: HTMLElement): void => {
    button.closest("fieldset")?.querySelector<HTMLElement>("input:checked")?.focus();
    onValueChange(null);
  };
  return (
    <button type="button" className="field-clear" onClick={(event) => clear(event.currentTarget)}>
      {clearLabel}
    </button>
  );
}

function OptionLabel({ id, label, note }: Pick<RadioOption, "label" | "note"> & { readonly id: string }) {
  const name = <label htmlFor={id}>{label}</label>;
  if (note == null) return name;
  return (
    <div>
      {name}
      <p className="field-hint" id={`${id}-note`}>
        {note}
      </p>
    </div>
  );
}

/**
 * A group of radio buttons. The error is shown above them, because on a phone the end of a long group is out of sight.
 */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  name,
  options,
  ref,
  onBlur,
  form,
  ...choice
}: RadioGroupProps) {
  const { control, hintId, errorId } = useControl({ hint, error, required });
  return (
    <fieldset
      className="field"
      part="field"
      role="radiogroup"
      data-state={error === undefined ? "valid" : "invalid"}
      {...control}
    >
      <legend className="field-label">
        <span>{label}</span>
        <RequiredMark required={required} />
      </legend>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} isOfChoice />
      {options.map((option, index) => (
        <div className="field-choice" key={option.value}>
          <input
            form={form}
            type="radio"
            id={`${control.id}-${index}`}
            ref={index === 0 ? ref : undefined}
            onBlur={onBlur}
            onKeyDown={keepForm}
            {...controlled(option.value, choice)}
            name={name}
            value={option.value}
            aria-describedby={option.note == null ? undefined : `${control.id}-${index}-note`}
          />
          <OptionLabel id={`${control.id}-${index}`} {...option} />
        </div>
      ))}
      {required !== true && <ClearButton {...choice} />}
    </fieldset>
  );
}
