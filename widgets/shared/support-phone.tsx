import { telHref } from "#domain/phone.ts";
import { useConfig } from "#state/store.ts";

/** The end of a sentence that suggests to call: the number to dial, where there is one. */
export function SupportPhone() {
  const { supportPhone } = useConfig();
  return supportPhone === "" ? (
    "."
  ) : (
    <>
      : <a href={telHref(supportPhone)}>{supportPhone}</a>
    </>
  );
}
