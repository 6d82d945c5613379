import { useController, type Control } from "react-hook-form";
import { salutationsResource } from "#api/settings.ts";
import { salutationNames } from "#domain/people/settings.ts";
import { personal as texts } from "#i18n/settings.ts";
import { useResource } from "#state/resources.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import type { PersonalValues } from "./form.ts";

function SalutationSelect({ control, names }: { control: Control<PersonalValues>; names: readonly string[] }) {
  const { field } = useController({ control, name: "salutation" });
  const offered = [...new Set([...names, field.value])].filter((name) => name !== "");
  return (
    <SelectField
      {...field}
      label={texts.salutation}
      emptyLabel={names.includes("") ? texts.noSalutation : texts.chooseSalutation}
      options={offered.map((name) => ({ value: name, label: name }))}
    />
  );
}

/** The allowed salutations (spec section 9); a different one that the customer has is kept until another is chosen. */
export function SalutationField({ control }: { control: Control<PersonalValues> }) {
  const { remote, reload } = useResource(salutationsResource);
  if (remote.state === "failed") return <ReadFailure error={remote.error} onRetry={reload} />;
  return <SalutationSelect control={control} names={remote.state === "ready" ? salutationNames(remote.data) : []} />;
}
