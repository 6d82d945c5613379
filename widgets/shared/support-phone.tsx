import { telHref } from "#domain/forms/phone.ts";
import { useConfig } from "#state/store.ts";

/** The end of a sentence that suggests a call: the number as a link, if there is one. */
export function SupportPhone() {
  const { supportPhone } = useConfig();
  return supportPhone === "" ? (
    <span>.</span>
  ) : (
    <>
      <span>:</span> <a href={telHref(supportPhone)}>{supportPhone}</a>
    </>
  );
}
