import { useCallback, useMemo } from "react";
import { saveAdvertising } from "#api/settings-saves.ts";
import { advertisingTopicsResource, marketingPreferencesResource } from "#api/settings.ts";
import type { MarketingPreferences } from "#domain/entities/people.ts";
import { topicChoices } from "#domain/people/settings.ts";
import { isFilled } from "#domain/text/text.ts";
import { advertising as texts, settings } from "#i18n/settings.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { FormCheckbox } from "#widgets/shared/forms/form-fields.tsx";
import { FormSection } from "#widgets/shared/forms/form-frame.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { useStaleIfError } from "#widgets/shared/stale-if-error.tsx";
import { FormGate, withRetryOf } from "./form-gate.tsx";
import { advertisingBody, advertisingValues, type Topics } from "./form.ts";
import { SaveFrame } from "./save-frame.tsx";
import { TopicList } from "./topic-list.tsx";
import { useSaveForm } from "./use-save-form.ts";

/** The server's sentence if it gives one (spec section 8). */
const saveTexts = {
  ...texts.save,
  refusedFor: (message: string | null) => (isFilled(message) ? message : texts.save.refused),
};

/** The two ways of advertising, each with topics of its own. */
const channels = [
  { prefix: "print", name: "sendAdsPrint", title: texts.printTopics },
  { prefix: "digital", name: "sendAdsDigital", title: texts.digitalTopics },
] as const;

function LoadedForm({
  wishes,
  topics,
  draft,
}: {
  wishes: MarketingPreferences;
  topics: Topics;
  draft: Draft<FormValues>;
}) {
  const { advertisingHash } = useConfig();
  const valuesOf = useCallback((saved: MarketingPreferences) => advertisingValues(saved, topics), [topics]);
  const handle = useSaveForm({
    saved: { resource: marketingPreferencesResource, at: {} },
    data: wishes,
    valuesOf,
    draft,
    write: saveAdvertising,
    inputOf: (saved, ticks) => ({ hash: advertisingHash, body: advertisingBody(saved, topics, ticks) }),
  });
  const { control, setValue } = handle.form;
  const onDrop = useCallback((name: string) => setValue(name, false, { shouldDirty: true }), [setValue]);
  return (
    <SaveFrame label={texts.formLabel} handle={handle} texts={saveTexts}>
      {channels.map(({ prefix, name, title }) => (
        <FormSection key={prefix} title={texts[prefix]}>
          <FormCheckbox control={control} name={name} label={texts[name]} />
          <TopicList
            control={control}
            prefix={prefix}
            channel={name}
            title={title}
            topics={topics[prefix]}
            onDrop={onDrop}
          />
        </FormSection>
      ))}
      <FormSection title={texts.catalogue}>
        <p className="measure">{texts.catalogueText}</p>
        <div>
          <FormCheckbox control={control} name="sendCatalogPrint" label={texts.sendCatalogPrint} />
          <FormCheckbox control={control} name="sendCatalogDigital" label={texts.sendCatalogDigital} />
        </div>
      </FormSection>
      <p className="muted measure">{texts.delay}</p>
    </SaveFrame>
  );
}

/**
 * Informationsangebot: advertising by post and e-mail, its topics, the catalogue; for the customer's own account only
 * (spec section 6).
 */
export function AdvertisingForm() {
  const found = useStaleIfError(useResource(advertisingTopicsResource));
  const watched = useResource(marketingPreferencesResource);
  const answer = found.remote.state === "ready" ? found.remote.data : null;
  const topics = useMemo(
    () => ({ print: topicChoices(answer?.print ?? []), digital: topicChoices(answer?.digital ?? []) }),
    [answer],
  );
  return (
    <RemoteView watched={withRetryOf(found, watched)} loading={settings.loading} outline="fields">
      {() => (
        <FormGate name="advertising" watched={watched} loading={settings.loading}>
          {(wishes, draft) => <LoadedForm wishes={wishes} topics={topics} draft={draft} />}
        </FormGate>
      )}
    </RemoteView>
  );
}
