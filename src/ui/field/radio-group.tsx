import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, Ref } from "react";
import { FieldError, RequiredMark, useControl, type FieldLook } from "./field.tsx";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** What choosing it means, read after its name. */
  readonly note?: string | null;
}

export interface RadioGroupProps extends FieldLook {
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** Given together: the caller keeps the choice, null for none. */
  readonly value?: string | null | undefined;
  readonly onValueChange?: ((value: string | null) => void) | undefined;
  /**
   * Lets a click on the chosen option clear it, and names the button that does so where a choice may be left open;
   * needs `onValueChange`.
   */
  readonly clearLabel?: string | undefined;
  /** The first button, which takes the focus where the choice is wrong. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The id of the form that it belongs to, where it stands outside of it. */
  readonly form?: string | undefined;
}

type ChoiceProps = Pick<RadioGroupProps, "value" | "onValueChange" | "clearLabel">;

/** Attributes that make a button follow the caller's value; none when the form library or the DOM keeps it. */
function controlled(option: string, { value, onValueChange, clearLabel }: ChoiceProps): ComponentPropsWithRef<"input"> {
  if (value === undefined || onValueChange === undefined) return {};
  const checked = value === option;
  const clear = (): void => {
    if (clearLabel !== undefined && checked) onValueChange(null);
  };
  // Of the space bar on a chosen button Chromium makes no click; where a browser does, it must not clear twice.
  const clearByKey = (event: KeyboardEvent): void => {
    if (event.key !== " " || !checked) return;
    event.preventDefault();
    clear();
  };
  return { checked, onChange: () => onValueChange(option), onClick: clear, onKeyUp: clearByKey };
}

/** Whoever chooses by keys has not finished yet: Enter on an option sends nothing. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** Clears the choice; the focus goes to what was chosen, as the button goes. */
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
 * One choice out of several. The error stands above them: where they are many, what stands below is out of sight on a
 * phone.
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
        {label}
        <RequiredMark required={required} />
      </legend>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
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
