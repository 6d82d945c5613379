import { useController, type Control } from "react-hook-form";
import { salutationsResource } from "#api/settings.ts";
import { salutationNames } from "#domain/people/settings.ts";
import { personal as texts } from "#i18n/settings.ts";
import { useResource } from "#state/resources.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { ReadFailure } from "#widgets/shared/remote-view.tsx";
import type { PersonalValues } from "./form.ts";

interface SalutationProps {
  readonly control: Control<PersonalValues>;
  /** Whether it is the customer's own, so that the browser may fill it in. */
  readonly isOwn: boolean;
}

function SalutationSelect({ control, isOwn, names }: SalutationProps & { names: readonly string[] }) {
  const { field } = useController({ control, name: "salutation" });
  const offered = [...new Set([...names, field.value])].filter((name) => name !== "");
  return (
    <SelectField
      {...field}
      autoComplete={isOwn ? "honorific-prefix" : "off"}
      label={texts.salutation}
      emptyLabel={names.includes("") ? texts.noSalutation : texts.chooseSalutation}
      options={offered.map((name) => ({ value: name, label: name }))}
    />
  );
}

/** The allowed salutations (spec section 9); a different one that the customer has is kept until another is chosen. */
export function SalutationField(props: SalutationProps) {
  const { remote, reload } = useResource(salutationsResource);
  if (remote.state === "failed") return <ReadFailure error={remote.error} onRetry={reload} />;
  return <SalutationSelect {...props} names={remote.state === "ready" ? salutationNames(remote.data) : []} />;
}
