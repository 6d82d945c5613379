import { Fragment } from "react";
import { keyed } from "#lib/keyed.ts";

/** The number of bold characters that a message of the narrowest phone has room for in a line. */
const LONGEST = 20;

/** A mail address that only breaks after `@` and `.`, unless a part of it is longer than a line. */
export function MailAddress({ address }: { readonly address: string }) {
  return keyed(address.split(/(?<=[@.])/), (part) => part).map(([key, part]) => (
    <Fragment key={key}>
      <span className={part.length > LONGEST ? undefined : "unbroken"}>{part}</span>
      <wbr />
    </Fragment>
  ));
}
