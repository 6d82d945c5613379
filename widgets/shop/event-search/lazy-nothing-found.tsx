import type { ComponentType } from "react";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { NothingFoundProps } from "./nothing-found.tsx";

const Part = lazyComponent(() =>
  import("./nothing-found.tsx").then((module): ComponentType<NothingFoundProps> => module.NothingFound),
);

/** Seldom shown, so that it is loaded where it is; until then and without it nothing stands there. */
export const NothingFound = (props: NothingFoundProps) => (
  <Part texts={lazyTexts} placeholder={<span />} fallback={<span />} {...props} />
);
