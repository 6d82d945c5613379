import { useMemo, useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from "react";
import type { Control } from "react-hook-form";
import { personalDataSave } from "#api/settings-saves.ts";
import type { SettingsTarget } from "#api/settings.ts";
import { berlinDay } from "#domain/dates/time.ts";
import type { UserData } from "#domain/entities/people.ts";
import { personal as texts, settings } from "#i18n/settings.ts";
import { useNow } from "#state/clock.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { FormText } from "#widgets/shared/forms/form-fields.tsx";
import { FormSection } from "#widgets/shared/forms/form-frame.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { lazyResolver } from "#widgets/shared/forms/lazy-resolver.ts";
import type { ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";
import { FormGate } from "./form-gate.tsx";
import { personalBody, personalValues, PHONES, type PersonalValues } from "./form.ts";
import { LoginSection } from "./login-section.tsx";
import { Names } from "./names.tsx";
import { partTexts } from "./part-texts.ts";
import { SalutationField } from "./salutation-field.tsx";
import { SaveFrame } from "./save-frame.tsx";
import { draftName, userDataOf, useUserData } from "./target.ts";
import { useSaveForm } from "./use-save-form.ts";

const LoginEmailDialog = lazyComponent(() => import("./login-email.tsx").then((module) => module.LoginEmailDialog));

interface SectionProps {
  readonly control: Control<PersonalValues>;
  /** Whether the data are the customer's own, so that the browser may fill them in. */
  readonly isOwn: boolean;
}

/**
 * What the browser knows of each field about the customer. It has no word for a second number, and would write a
 * birthday in a form that nobody types in German.
 */
const tokens: Partial<Record<keyof PersonalValues, HTMLInputAutoCompleteAttribute>> = {
  seminarEmail: "work email",
  personEmail: "home email",
  businessPhoneNumber: "work tel",
  privatePhoneNumber: "home tel",
  mobileNumber: "mobile tel",
  faxNumber: "fax tel",
};

function PersonSection({ data, control, isOwn }: SectionProps & { data: UserData }) {
  return (
    <FormSection title={texts.person}>
      <Names data={data} />
      <div className="form-row">
        <SalutationField control={control} isOwn={isOwn} />
        <FormText control={control} name="birthday" label={texts.birthday} autoComplete="off" data-kind="day" />
        <FormText control={control} name="department" label={texts.department} autoComplete="off" />
      </div>
    </FormSection>
  );
}

function ContactSections({ control, isOwn }: SectionProps) {
  const line = (name: keyof PersonalValues & keyof typeof texts, type: "email" | "tel"): ReactNode => (
    <FormText
      key={name}
      control={control}
      name={name}
      type={type}
      label={texts[name]}
      autoComplete={(isOwn ? tokens[name] : undefined) ?? "off"}
    />
  );
  return (
    <>
      <FormSection title={texts.contact}>
        <div className="form-row form-row-long">
          {line("seminarEmail", "email")}
          {line("personEmail", "email")}
        </div>
      </FormSection>
      <FormSection title={texts.phones}>
        <div className="form-row">{PHONES.map((name) => line(name, "tel"))}</div>
      </FormSection>
    </>
  );
}

function LoadedForm({ target, data, draft }: { target: SettingsTarget; data: UserData; draft: Draft<FormValues> }) {
  const today = berlinDay(useNow());
  const rules = useMemo(
    () => lazyResolver(() => import("./schema.ts").then((module) => module.personalResolver(today))),
    [today],
  );
  const handle = useSaveForm({
    saved: userDataOf(target),
    data,
    valuesOf: personalValues,
    draft,
    rules,
    write: personalDataSave(target),
    inputOf: personalBody,
  });
  const { control } = handle.form;
  const isOwn = target === "own";
  const [changing, setChanging] = useState(false);
  const [line, setLine] = useState<ClosedDialogResult | null>(null);
  return (
    <>
      <SaveFrame label={texts.formLabel} handle={handle} texts={texts.save}>
        <PersonSection data={data} control={control} isOwn={isOwn} />
        {isOwn && <LoginSection email={data.loginEmail} line={line} onChange={() => setChanging(true)} />}
        <ContactSections control={control} isOwn={isOwn} />
      </SaveFrame>
      {changing && (
        <LoginEmailDialog
          texts={partTexts}
          current={data.loginEmail}
          onClose={() => setChanging(false)}
          onLine={setLine}
        />
      )}
    </>
  );
}

/** Meine Daten, or the personal data of a Gremium member (spec section 2, user settings). */
export function PersonalDataForm({ target }: { target: SettingsTarget }) {
  const watched = useUserData(target);
  const name = draftName("personal", target);
  return (
    <FormGate key={name} name={name} watched={watched} loading={settings.loading}>
      {(data, draft) => <LoadedForm target={target} data={data} draft={draft} />}
    </FormGate>
  );
}
