import { useId, useState, type ReactNode } from "react";

/** One choice of a list, in German. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options by value, in the order of the labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong; shown at the field and read with it. */
  readonly problem?: string | null;
}

/** Label, field and what there is to say about it. */
function Field({
  label,
  hint,
  problem = null,
  children,
}: FieldProps & { children: (ids: { id: string; describedBy: string; invalid: boolean }) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, describedBy: `${id}-about`, invalid: problem !== null })}
      <div id={`${id}-about`} className="about" aria-live="polite">
        {hint}
        {problem !== null && <p className="problem">{problem}</p>}
      </div>
    </div>
  );
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly options: readonly Option[];
  /** Options under headings, below the others. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  readonly onChange: (value: string) => void;
}

const drawn = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A native select with its label; groups follow the single options. */
export function Select({ value, options, groups = [], onChange, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {({ id, describedBy }) => (
        <select id={id} aria-describedby={describedBy} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(drawn)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(drawn)}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TextProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "search";
  readonly inputMode?: "numeric";
  readonly required?: boolean;
  readonly suggestions?: readonly string[];
}

/** A line of text with its label, and suggestions if there are any. */
export function TextField({
  value,
  onChange,
  type = "text",
  inputMode,
  required = false,
  suggestions = [],
  ...field
}: TextProps) {
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <>
          <input
            id={id}
            type={type}
            inputMode={inputMode}
            aria-required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            list={suggestions.length > 0 ? `${id}-list` : undefined}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions.length > 0 && (
            <datalist id={`${id}-list`}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface DayProps extends FieldProps {
  /** `yyyy-MM-dd`, or '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly required?: boolean;
}

/**
 * A day. It keeps what is typed until it is left: while a year is typed the browser reports days of the years 2, 20
 * and 202, and none while a part is missing; none of these reaches the page.
 */
export function DayField({ value, onChange, required = false, ...field }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="date"
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            const isWhole = target.value === "" ? !required && !target.validity.badInput : target.value >= "1000";
            if (isWhole) onChange(target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

interface JsonProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly rows?: number;
}

/** JSON in several lines, with its syntax checked while it is typed. */
export function JsonField({ value, onChange, required = false, rows = 8, problem = null, ...field }: JsonProps) {
  return (
    <Field {...field} problem={jsonProblem(value) ?? problem}>
      {({ id, describedBy, invalid }) => (
        <textarea
          id={id}
          rows={rows}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={value}
          autoComplete="off"
          spellCheck={false}
          wrap="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** Why a text is no JSON, in German; null when it is, or when there is none. */
export function jsonProblem(text: string): string | null {
  if (text.trim() === "") return null;
  try {
    JSON.parse(text);
    return null;
  } catch (thrown) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(thrown)) ?? [];
    return `Kein gültiges JSON${line === undefined ? "." : `: Fehler in Zeile ${line}, Spalte ${column ?? "1"}.`}`;
  }
}
