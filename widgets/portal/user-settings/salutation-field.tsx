import { useController, type Control } from "react-hook-form";
import { salutationsResource } from "#api/settings.ts";
import { salutationNames } from "#domain/settings.ts";
import { personal as texts } from "#i18n/settings.ts";
import { useResource } from "#state/resources.ts";
import { Dropdown } from "#ui/dropdown/dropdown.tsx";
import { Field } from "#ui/field/field.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import type { PersonalValues } from "./form.ts";

const labelOf = (name: string): string => (name === "" ? texts.noSalutation : name);

function SalutationDropdown({ control, names }: { control: Control<PersonalValues>; names: readonly string[] }) {
  const { field } = useController({ control, name: "salutation" });
  return (
    <Field label={texts.salutation}>
      {(props) => (
        <Dropdown
          {...props}
          label={texts.salutation}
          labelHidden
          options={names.map((name) => ({ value: name, label: labelOf(name) }))}
          value={field.value}
          onSelect={field.onChange}
          placeholder={field.value === "" ? texts.chooseSalutation : field.value}
        />
      )}
    </Field>
  );
}

/** The allowed salutations (spec section 9); another one that the customer has stays until a new one is chosen. */
export function SalutationField({ control }: { control: Control<PersonalValues> }) {
  const { remote, reload } = useResource(salutationsResource);
  if (remote.state === "failed") return <ReadFailure error={remote.error} onRetry={reload} />;
  return <SalutationDropdown control={control} names={remote.state === "ready" ? salutationNames(remote.data) : []} />;
}
