import type { ComponentType } from "react";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { NextBestProps } from "./next-best.tsx";

const Part = lazyComponent(() =>
  import("./next-best.tsx").then((module): ComponentType<NextBestProps> => module.NextBest),
);

/** Loaded when needed, because it is seldom shown; nothing is shown before, or if loading fails. */
export const LazyNextBest = (props: NextBestProps) => (
  <Part texts={lazyTexts} placeholder={<span />} fallback={<span />} {...props} />
);
