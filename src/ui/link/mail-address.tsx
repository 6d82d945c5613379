import { Fragment } from "react";
import { keyed } from "#lib/keyed.ts";

/** Characters that fit into a line of the narrowest phone. */
const LONGEST = 28;

/** A mail address that goes on in the next line after `@` and `.` only, unless a part of it fits no line. */
export function MailAddress({ address }: { readonly address: string }) {
  return keyed(address.split(/(?<=[@.])/), (part) => part).map(([key, part]) => (
    <Fragment key={key}>
      <span className={part.length > LONGEST ? undefined : "unbroken"}>{part}</span>
      <wbr />
    </Fragment>
  ));
}
