import type { UserData } from "#domain/entities/people.ts";
import { telHref } from "#domain/forms/phone.ts";
import { personal as texts } from "#i18n/settings.ts";
import { useConfig } from "#state/store.ts";
import { TextField } from "#ui/field/text-field.tsx";

/** First and last name, which only the support can change (spec section 5). */
export function Names({ data }: { data: Pick<UserData, "firstname" | "lastname"> }) {
  const { supportPhone } = useConfig();
  return (
    <>
      <div className="form-row">
        <TextField label={texts.firstname} value={data.firstname ?? ""} readOnly />
        <TextField label={texts.lastname} value={data.lastname ?? ""} readOnly />
      </div>
      <p className="muted measure">
        {supportPhone === "" ? (
          texts.nameHint
        ) : (
          <>
            <span>{texts.nameHintPhone}</span> <a href={telHref(supportPhone)}>{supportPhone}</a>
          </>
        )}
      </p>
    </>
  );
}
