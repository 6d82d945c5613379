import { hotelWishesSave } from "#api/settings-saves.ts";
import { hotelPreferencesResource, type SettingsTarget } from "#api/settings.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { HotelPreferences } from "#domain/entities/people.ts";
import { hotel as texts, settings } from "#i18n/settings.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { useResource } from "#state/resources.ts";
import { useCustomer } from "#state/visitor.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { FormArea, FormCheckbox } from "#widgets/shared/forms/form-fields.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { FormGate } from "./form-gate.tsx";
import { hotelBody, hotelValues } from "./form.ts";
import { SaveFrame } from "./save-frame.tsx";
import { draftName, useMemberName } from "./target.ts";
import { useSaveForm } from "./use-save-form.ts";

function LoadedForm({
  target,
  userId,
  wishes,
  draft,
}: {
  target: SettingsTarget;
  userId: Id;
  wishes: HotelPreferences;
  draft: Draft<FormValues>;
}) {
  const handle = useSaveForm({
    saved: { resource: hotelPreferencesResource, at: { userId } },
    data: wishes,
    valuesOf: hotelValues,
    draft,
    write: hotelWishesSave(target),
    inputOf: hotelBody,
  });
  const { control } = handle.form;
  const person = useMemberName(target);
  return (
    <SaveFrame
      label={texts.formLabel}
      handle={handle}
      texts={person === null ? texts.save : { ...texts.save, known: texts.save.knownOf(person) }}
    >
      <div>
        <FormCheckbox control={control} name="disabledFriendlyRoom" label={texts.disabledFriendlyRoom} />
        <FormCheckbox control={control} name="vegetarianFood" label={texts.vegetarianFood} />
      </div>
      <FormArea control={control} name="comments" label={texts.comments} />
    </SaveFrame>
  );
}

function WishesOf({ target, userId }: { target: SettingsTarget; userId: Id }) {
  const watched = useResource(hotelPreferencesResource, { userId });
  const name = draftName("hotel", target);
  return (
    <FormGate key={name} name={name} watched={watched} loading={settings.loading}>
      {(wishes, draft) => <LoadedForm target={target} userId={userId} wishes={wishes} draft={draft} />}
    </FormGate>
  );
}

function OwnWishes() {
  return (
    <RemoteView watched={useCustomer()} loading={settings.loading} outline="fields">
      {(user) =>
        user.userId === null ? (
          <Notice state="error">{settings.unknownUser}</Notice>
        ) : (
          <WishesOf target="own" userId={user.userId} />
        )
      }
    </RemoteView>
  );
}

/** Hotelwünsche of the customer, or of a Gremium member (spec section 2, user settings). */
export function HotelWishesForm({ target }: { target: SettingsTarget }) {
  return target === "own" ? <OwnWishes /> : <WishesOf target={target} userId={target.userId} />;
}
