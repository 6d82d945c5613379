import { useMemo } from "react";
import { userDataResource } from "#api/settings.ts";
import { contactOfUser, type ContactData } from "#domain/contact.ts";
import { salutations } from "#i18n/fields.ts";
import { useResource } from "#state/resources.ts";
import { useVisitor } from "#state/visitor.ts";
import { emptyValues, type DescribedForm, type DescribedValues } from "./description.ts";

/** A salutation that no form offers would not be shown, and could not be sent. */
const offered = (name: string, value: string): boolean =>
  name !== "salutation" || salutations.some((salutation) => salutation === value);

/** What of a contact these fields can take. */
export function fitting(form: DescribedForm, contact: ContactData): DescribedValues {
  const fields = emptyValues(form);
  return Object.fromEntries(
    Object.entries(contact).filter(([name, value]) => Object.hasOwn(fields, name) && offered(name, value)),
  );
}

/** What is known of who is logged in, as a form takes it. */
export interface KnownValues {
  /** Nothing for a guest; a stable object. */
  readonly values: DescribedValues;
  /** Whether more may still come: it is being asked, or could not be had. */
  readonly isFinal: boolean;
}

/** What a form begins with: nothing for a guest, for who is logged in what `userData` knows. */
export function useKnownValues(form: DescribedForm): KnownValues {
  const visitor = useVisitor();
  const { remote } = useResource(userDataResource, visitor.state === "customer" ? {} : null);
  const data = remote.state === "ready" ? remote.data : null;
  const values = useMemo(
    () => ({ ...emptyValues(form), ...(data !== null && fitting(form, contactOfUser(data))) }),
    [form, data],
  );
  return { values, isFinal: visitor.state === "guest" || data !== null };
}
