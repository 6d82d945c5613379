import { shown, stored, type BlockAttributes } from "./values.ts";
import { components, i18n, widgets, type ToldParam, type ToldWidget } from "./wordpress.ts";

const { __, sprintf } = i18n;
const { SelectControl, TextControl, TextareaControl } = components;

interface FieldProps {
  readonly param: ToldParam;
  readonly help: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ param, help, value, onChange }: FieldProps) {
  const { options = {}, default: standard } = param;
  const none =
    standard === undefined
      ? __("Bitte wählen", "kundenportal")
      : // translators: %s: an option
        sprintf(__("Vorgabe: %s", "kundenportal"), options[standard] ?? standard);
  return (
    <SelectControl label={param.label} help={help} value={value} onChange={onChange}>
      <option value="">{param.required || standard !== undefined ? none : __("Keine Angabe", "kundenportal")}</option>
      {Object.entries(options).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </SelectControl>
  );
}

function Field(props: FieldProps) {
  const { param, help, value, onChange } = props;
  if (param.type === "choice") return <Choice {...props} />;
  const control = {
    label: param.label,
    help,
    value: shown(param.type, value),
    onChange: (text: string) => onChange(stored(param.type, text)),
  };
  if (param.type === "json") return <TextareaControl {...control} rows={8} />;
  if (param.type === "date") return <TextControl {...control} type="date" />;
  return <TextControl {...control} inputMode={param.type === "number" ? "numeric" : "text"} />;
}

/** What stands below a field: whether it must be filled, and what else is to know. */
function helpOf(name: string, { params, needsOne }: ToldWidget): string {
  const param = params[name];
  const others = needsOne.filter((other) => other !== name).map((other) => params[other]?.label ?? other);
  const need = needsOne.includes(name)
    ? // translators: %s: names of other fields
      sprintf(__("Nötig ist dies oder „%s“.", "kundenportal"), others.join("“, „"))
    : param?.required === true
      ? __("Nötig.", "kundenportal")
      : __("Freiwillig.", "kundenportal");
  const shape =
    param?.shape === undefined
      ? ""
      : // translators: %s: name of a shape
        sprintf(__("Ein Objekt der Form %s, in JSON.", "kundenportal"), param.shape);
  const personal =
    param?.personal === true
      ? __("Nennt eine Person: nur auf Seiten verwenden, die nicht öffentlich sind.", "kundenportal")
      : "";
  return [need, shape, personal].filter((text) => text !== "").join(" ");
}

interface Editing {
  readonly attributes: BlockAttributes;
  readonly set: (change: Partial<BlockAttributes>) => void;
}

/** The fields of a widget's parameters. */
export function Fields({ told, attributes, set }: Editing & { readonly told: ToldWidget }) {
  const { ending, parameters } = attributes;
  return (
    <>
      {told.ending !== null && (
        <TextControl
          label={told.ending.label}
          help={__("Nötig.", "kundenportal")}
          value={ending}
          inputMode={told.ending.type === "number" ? "numeric" : "text"}
          onChange={(text) => set({ ending: text.trim() })}
        />
      )}
      {Object.entries(told.params).map(([name, param]) => (
        <Field
          key={name}
          param={param}
          help={helpOf(name, told)}
          value={parameters[name] ?? ""}
          onChange={(value) => set({ parameters: { ...parameters, [name]: value } })}
        />
      ))}
      {told.ending === null && Object.keys(told.params).length === 0 && (
        <p>{__("Dieses Widget braucht keine Angaben.", "kundenportal")}</p>
      )}
    </>
  );
}

/** The choice of a widget, by wings. */
export function WidgetChoice({ attributes, set }: Editing) {
  const wings = [...new Map(Object.values(widgets).map(({ wing, wingName }) => [wing, wingName]))];
  return (
    <SelectControl
      label={__("Widget", "kundenportal")}
      value={attributes.widget}
      onChange={(widget) => set({ widget, ending: "", parameters: {} })}
    >
      <option value="">{__("Bitte wählen", "kundenportal")}</option>
      {wings.map(([wing, name]) => (
        <optgroup key={wing} label={name}>
          {Object.entries(widgets)
            .filter(([, told]) => told.wing === wing)
            .map(([id, told]) => (
              <option key={id} value={id}>
                {told.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectControl>
  );
}
