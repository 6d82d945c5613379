import { useCallback, useMemo } from "react";
import { useWatch, type Control } from "react-hook-form";
import { brFunctionsSave } from "#api/settings-saves.ts";
import {
  brFunctionsResource,
  gremiumUserBrFunctionsResource,
  userBrFunctionsResource,
  type SettingsTarget,
} from "#api/settings.ts";
import type { Id } from "#domain/entities/fields.ts";
import { functionGroups, mergeSelection } from "#domain/people/settings.ts";
import { isFilled } from "#domain/text/text.ts";
import { functions as texts, settings } from "#i18n/settings.ts";
import { keyed } from "#lib/keyed.ts";
import type { Draft } from "#state/drafts/drafts.ts";
import { useResource } from "#state/resources.ts";
import { Compound } from "#ui/compound/compound.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { FormCheckbox } from "#widgets/shared/forms/form-fields.tsx";
import { FormSection } from "#widgets/shared/forms/form-frame.tsx";
import type { FormValues } from "#widgets/shared/forms/form-values.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { useStaleIfError } from "#widgets/shared/stale-if-error.tsx";
import { FormGate, withRetryOf } from "./form-gate.tsx";
import { tickName, ticksOf, type Ticks } from "./form.ts";
import { SaveFrame } from "./save-frame.tsx";
import { draftName, useMemberName, useUserData } from "./target.ts";
import { useSaveForm, type Saved } from "./use-save-form.ts";

type Groups = ReturnType<typeof functionGroups>;

/** FAIL_KNOWN with the server's message, FAIL_UNKNOWN without (spec section 4). */
const saveTexts = {
  ...texts.save,
  refusedFor: (message: string | null) => (isFilled(message) ? `${texts.known} ${message}` : texts.save.refused),
};

function Choices({ groups, control }: { groups: Groups; control: Control<Ticks> }) {
  return keyed(groups, ({ name }) => name).map(([key, { name, functions }]) => (
    <FormSection key={key} title={<Compound text={isFilled(name) ? name : texts.other} />}>
      <div className="form-row form-ticks">
        {functions.map((entry) => (
          <FormCheckbox key={entry.id} control={control} name={tickName("f", entry.id)} label={entry.name} />
        ))}
      </div>
    </FormSection>
  ));
}

/** The functions ticked or unticked since the last save, among which a contradictory selection has its cause. */
function Changed({ groups, values, control }: { groups: Groups; values: Ticks; control: Control<Ticks> }) {
  const ticks = useWatch({ control });
  const names = groups
    .flatMap(({ functions }) => functions)
    .filter(({ id }) => (ticks[tickName("f", id)] === true) !== (values[tickName("f", id)] === true))
    .map(({ name }) => name);
  return names.length === 0 ? null : <p>{texts.changed(names)}</p>;
}

interface FormProps {
  readonly target: SettingsTarget;
  /** Null for the customer's own. */
  readonly teilnehmerId: Id | null;
  readonly groups: Groups;
  readonly selected: readonly number[];
  readonly draft: Draft<FormValues>;
}

/** The resource of the functions: of the member with this teilnehmerId, or the customer's own for null. */
const functionsOf = (teilnehmerId: Id | null): Saved<readonly number[]> =>
  teilnehmerId === null
    ? { resource: userBrFunctionsResource, at: {} }
    : { resource: gremiumUserBrFunctionsResource, at: { teilnehmerId } };

function LoadedForm({ target, teilnehmerId, groups, selected, draft }: FormProps) {
  const offered = useMemo(() => groups.flatMap((group) => group.functions.map(({ id }) => id)), [groups]);
  const valuesOf = useCallback((chosen: readonly number[]) => ticksOf("f", offered, chosen), [offered]);
  const handle = useSaveForm({
    saved: functionsOf(teilnehmerId),
    data: selected,
    valuesOf,
    draft,
    write: brFunctionsSave(teilnehmerId),
    inputOf: (chosen, ticks) => mergeSelection(chosen, offered, (id) => ticks[tickName("f", id)] === true),
  });
  const person = useMemberName(target);
  return (
    <SaveFrame
      label={texts.formLabel}
      handle={handle}
      texts={person === null ? saveTexts : { ...saveTexts, known: texts.save.knownOf(person) }}
      refusalNote={<Changed groups={groups} values={valuesOf(selected)} control={handle.form.control} />}
    >
      <Choices groups={groups} control={handle.form.control} />
    </SaveFrame>
  );
}

function FunctionsOf({ target, teilnehmerId }: { target: SettingsTarget; teilnehmerId: Id | null }) {
  const own = useResource(userBrFunctionsResource, teilnehmerId === null ? {} : null);
  const members = useResource(gremiumUserBrFunctionsResource, teilnehmerId === null ? null : { teilnehmerId });
  const selected = teilnehmerId === null ? own : members;
  const all = useStaleIfError(useResource(brFunctionsResource));
  const categories = all.remote.state === "ready" ? all.remote.data : null;
  const groups = useMemo(() => functionGroups(categories ?? []), [categories]);
  const name = draftName("functions", target);
  return (
    <RemoteView watched={withRetryOf(all, selected)} loading={settings.loading} outline="fields">
      {() =>
        groups.length === 0 ? (
          <Empty about="missing">{texts.none}</Empty>
        ) : (
          <FormGate key={name} name={name} watched={selected} loading={settings.loading}>
            {(chosen, draft) => (
              <LoadedForm target={target} teilnehmerId={teilnehmerId} groups={groups} selected={chosen} draft={draft} />
            )}
          </FormGate>
        )
      }
    </RemoteView>
  );
}

/** A member's functions, which are read by the teilnehmerId in the member's data. */
function MemberFunctions({ target }: { target: Exclude<SettingsTarget, "own"> }) {
  return (
    <RemoteView watched={useStaleIfError(useUserData(target))} loading={settings.loading} outline="fields">
      {({ teilnehmerId }) =>
        teilnehmerId === null ? (
          <Empty about="missing">{texts.noParticipant}</Empty>
        ) : (
          <FunctionsOf target={target} teilnehmerId={teilnehmerId} />
        )
      }
    </RemoteView>
  );
}

/** BR-Funktionen of the customer, or of a Gremium member, by category and sortOrder (spec sections 2 and 9). */
export function BrFunctionsForm({ target }: { target: SettingsTarget }) {
  return target === "own" ? <FunctionsOf target={target} teilnehmerId={null} /> : <MemberFunctions target={target} />;
}
