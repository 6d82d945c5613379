import { useMemo } from "react";
import { userDataResource } from "#api/settings.ts";
import { contactOfUser, type ContactData } from "#domain/forms/contact.ts";
import { salutations } from "#i18n/fields.ts";
import { useResource } from "#state/resources.ts";
import { useVisitor } from "#state/visitor.ts";
import { emptyValues, type DescribedForm, type DescribedValues } from "./description.ts";

/** Whether a value can be shown: a salutation that no form offers could be neither shown nor sent. */
const offered = (name: string, value: string): boolean =>
  name !== "salutation" || salutations.some((salutation) => salutation === value);

/** The contact data that the fields of a form can hold. */
export function contactFor(form: DescribedForm, contact: ContactData): DescribedValues {
  const fields = emptyValues(form);
  return Object.fromEntries(
    Object.entries(contact).filter(([name, value]) => Object.hasOwn(fields, name) && offered(name, value)),
  );
}

/** The data known of the logged-in person, as values of a form. */
export interface KnownValues {
  /** The object keeps its identity. */
  readonly values: DescribedValues;
  /** Whether no more values will arrive; false while they are read, or if that failed. */
  readonly isFinal: boolean;
}

/**
 * The start values of a form: those that its page gives, and the data of `userData` for a customer; `given` keeps its
 * identity.
 */
export function useKnownValues(form: DescribedForm, given?: DescribedValues): KnownValues {
  const visitor = useVisitor();
  const { remote } = useResource(userDataResource, visitor.state === "customer" ? {} : null);
  const data = remote.state === "ready" ? remote.data : null;
  const values = useMemo(
    () => ({ ...emptyValues(form), ...given, ...(data !== null && contactFor(form, contactOfUser(data))) }),
    [form, given, data],
  );
  return { values, isFinal: visitor.state === "guest" || data !== null };
}
