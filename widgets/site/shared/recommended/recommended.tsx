import type { ReactNode } from "react";
import { isDated, recommendable } from "#domain/content/teasers.ts";
import { ownAddress } from "#lib/own-address.ts";
import { useNow } from "#state/clock.ts";
import { useConfig } from "#state/store.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { TeaserGrid, type TeaserGridProps } from "./teaser-grid.tsx";
import { teaserTarget } from "./teaser-target.ts";

const FreeTeasers = lazyComponent(() => import("./free-teasers.tsx").then((module) => module.FreeTeasers));

interface RecommendedProps extends TeaserGridProps {
  /** Shown until the booking states are known. */
  readonly waiting: ReactNode;
}

/** The teasers that may be recommended now: none that is over, and none that is known to be full. */
export function Recommended({ heading, teasers: given, kind, waiting }: RecommendedProps) {
  const config = useConfig();
  const teasers = recommendable(given, kind, useNow(), ownAddress());
  const grid = <TeaserGrid heading={heading} kind={kind} teasers={teasers} />;
  if (!isDated(kind) || !teasers.some((teaser) => teaserTarget(config, teaser) !== null)) return grid;
  return (
    <FreeTeasers
      texts={lazyTexts}
      placeholder={waiting}
      fallback={grid}
      heading={heading}
      kind={kind}
      teasers={teasers}
      waiting={waiting}
    />
  );
}
