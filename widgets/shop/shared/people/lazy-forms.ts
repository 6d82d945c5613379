import type { ComponentType } from "react";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import type { ParticipantFormProps } from "./participant-form.tsx";
import type { PasteFormProps } from "./paste-form.tsx";
import type { PeoplePickerProps } from "./people-picker.tsx";

/** The forms of a cart; their code is loaded when the first of them opens. */
export const LazyParticipantForm = lazyComponent(() =>
  import("./participant-form.tsx").then((module): ComponentType<ParticipantFormProps> => module.ParticipantForm),
);
export const LazyPasteForm = lazyComponent(() =>
  import("./paste-form.tsx").then((module): ComponentType<PasteFormProps> => module.PasteForm),
);
export const LazyPeoplePicker = lazyComponent(() =>
  import("./people-picker.tsx").then((module): ComponentType<PeoplePickerProps> => module.PeoplePicker),
);
