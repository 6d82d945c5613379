import { useMemo } from 'react';
import { advertisingTopicsResource, marketingPreferencesResource, saveAdvertising } from '#api/settings.ts';
import type { MarketingPreferences } from '#domain/entities/people.ts';
import { topicChoices } from '#domain/settings.ts';
import { isFilled } from '#domain/text.ts';
import { advertising as texts, settings } from '#i18n/settings.ts';
import { invalidate, useResource } from '#state/resources.ts';
import { useConfig } from '#state/store.ts';
import { FormCheckbox } from '#widgets/shared/forms/form-fields.tsx';
import { FormFrame, FormSection } from '#widgets/shared/forms/form-frame.tsx';
import { FormGate, useLasting, withRetryOf } from '#widgets/shared/forms/form-gate.tsx';
import { useSave } from '#widgets/shared/forms/use-save.ts';
import { useStoredForm, type ReadyDraft } from '#widgets/shared/forms/use-stored-form.ts';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { advertisingBody, advertisingValues, type Ticks, type Topics } from './form.ts';
import { TopicList } from './topic-list.tsx';

/** The server's sentence where it gives one (spec section 8). */
const saveTexts = { ...texts.save, refused: (message: string | null) => (isFilled(message) ? message : texts.save.failed) };

function LoadedForm({ wishes, topics, draft }: { wishes: MarketingPreferences; topics: Topics; draft: ReadyDraft }) {
  const { advertisingHash } = useConfig();
  const values = useMemo(() => advertisingValues(wishes, topics), [wishes, topics]);
  const stored = useStoredForm(values, draft);
  const saving = useSave('saveAdvertising');
  const onSave = async (ticks: Ticks): Promise<boolean> => {
    const saved = await saving.run(saveAdvertising(advertisingHash, advertisingBody(wishes, topics, ticks)));
    if (saved) invalidate('marketingPreferences');
    return saved;
  };
  const { control } = stored.form;
  return (
    <FormFrame label={texts.formLabel} stored={stored} saving={saving} texts={saveTexts} onSave={onSave}>
      <FormSection title={texts.print}>
        <FormCheckbox control={control} name="sendAdsPrint" label={texts.sendAdsPrint} />
        <TopicList control={control} prefix="print" title={texts.printTopics} topics={topics.print} />
      </FormSection>
      <FormSection title={texts.digital}>
        <FormCheckbox control={control} name="sendAdsDigital" label={texts.sendAdsDigital} />
        <TopicList control={control} prefix="digital" title={texts.digitalTopics} topics={topics.digital} />
      </FormSection>
      <FormSection title={texts.catalogue}>
        <p className="measure">{texts.catalogueText}</p>
        <div>
          <FormCheckbox control={control} name="sendCatalogPrint" label={texts.sendCatalogPrint} />
          <FormCheckbox control={control} name="sendCatalogDigital" label={texts.sendCatalogDigital} />
        </div>
      </FormSection>
      <p className="muted measure">{texts.delay}</p>
    </FormFrame>
  );
}

/** Informationsangebot: advertising by post and e-mail, its topics, the catalogue; one's own account only (spec section 6). */
export function AdvertisingForm() {
  const found = useLasting(useResource(advertisingTopicsResource));
  const watched = useResource(marketingPreferencesResource);
  const answer = found.remote.state === 'ready' ? found.remote.data : null;
  const topics = useMemo(() => ({ print: topicChoices(answer?.print ?? []), digital: topicChoices(answer?.digital ?? []) }), [answer]);
  return (
    <RemoteView watched={withRetryOf(found, watched)} loading={settings.loading}>
      {() => (
        <FormGate name="advertising" watched={watched} loading={settings.loading}>
          {(wishes, draft) => <LoadedForm wishes={wishes} topics={topics} draft={draft} />}
        </FormGate>
      )}
    </RemoteView>
  );
}
