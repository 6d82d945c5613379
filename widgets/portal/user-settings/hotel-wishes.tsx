import { useMemo } from 'react';
import { userResource } from '#api/people.ts';
import { hotelPreferencesResource, saveHotelWishes, type SettingsTarget } from '#api/settings.ts';
import type { Id } from '#domain/entities/fields.ts';
import type { HotelPreferences } from '#domain/entities/people.ts';
import { hotel as texts, settings } from '#i18n/settings.ts';
import { invalidate, useResource } from '#state/resources.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { FormArea, FormCheckbox } from '#widgets/shared/forms/form-fields.tsx';
import { FormFrame } from '#widgets/shared/forms/form-frame.tsx';
import { FormGate } from '#widgets/shared/forms/form-gate.tsx';
import { useSave } from '#widgets/shared/forms/use-save.ts';
import { useStoredForm, type ReadyDraft } from '#widgets/shared/forms/use-stored-form.ts';
import { RemoteView } from '#widgets/shared/remote-view.tsx';
import { hotelBody, hotelValues, type HotelValues } from './form.ts';
import { draftName } from './target.ts';

function LoadedForm({ target, wishes, draft }: { target: SettingsTarget; wishes: HotelPreferences; draft: ReadyDraft }) {
  const values = useMemo(() => hotelValues(wishes), [wishes]);
  const stored = useStoredForm(values, draft);
  const saving = useSave('saveHotelPreferences');
  const onSave = async (typed: HotelValues): Promise<boolean> => {
    const saved = await saving.run(saveHotelWishes(target, hotelBody(wishes, typed)));
    if (saved) invalidate('hotelPreferences', target === 'own' ? 'userData' : 'gremiumUserData');
    return saved;
  };
  const { control } = stored.form;
  return (
    <FormFrame label={texts.formLabel} stored={stored} saving={saving} texts={texts.save} onSave={onSave}>
      <div>
        <FormCheckbox control={control} name="disabledFriendlyRoom" label={texts.disabledFriendlyRoom} />
        <FormCheckbox control={control} name="vegetarianFood" label={texts.vegetarianFood} />
      </div>
      <FormArea control={control} name="comments" label={texts.comments} />
    </FormFrame>
  );
}

function WishesOf({ target, userId }: { target: SettingsTarget; userId: Id }) {
  const watched = useResource(hotelPreferencesResource, { userId });
  const name = draftName('hotel', target);
  return (
    <FormGate key={name} name={name} watched={watched} loading={settings.loading}>
      {(wishes, draft) => <LoadedForm target={target} wishes={wishes} draft={draft} />}
    </FormGate>
  );
}

function OwnWishes() {
  return (
    <RemoteView watched={useResource(userResource)} loading={settings.loading}>
      {(user) => (user?.userId == null ? <Notice state="error">{settings.unknownUser}</Notice> : <WishesOf target="own" userId={user.userId} />)}
    </RemoteView>
  );
}

/** Hotelwünsche of the customer, or of a Gremium member (spec section 2, user settings). */
export function HotelWishesForm({ target }: { target: SettingsTarget }) {
  return target === 'own' ? <OwnWishes /> : <WishesOf target={target} userId={target.userId} />;
}
