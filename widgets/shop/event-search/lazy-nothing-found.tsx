import type { ComponentType } from "react";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { NothingFoundProps } from "./nothing-found.tsx";

const Part = lazyComponent(() =>
  import("./nothing-found.tsx").then((module): ComponentType<NothingFoundProps> => module.NothingFound),
);

/** Loaded when needed, because it is seldom shown; nothing is shown before, or if loading fails. */
export const LazyNothingFound = (props: NothingFoundProps) => (
  <Part texts={lazyTexts} placeholder={<span />} fallback={<span />} {...props} />
);
