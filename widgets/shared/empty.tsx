import { pageAddress } from "#api/pages.ts";
import type { Config } from "#config/config.ts";
import { safeLink } from "#domain/text/link.ts";
import { empty as texts } from "#i18n/empty.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

type About = keyof typeof texts.hints | "nextEvent";
type Way = Exclude<keyof typeof texts.ways, "wishlist">;

const wayOf: Readonly<Record<About, Way>> = {
  events: "search",
  nextEvent: "search",
  bookmarks: "home",
  wishlist: "search",
  articles: "topics",
  unknown: "start",
  missing: "contact",
};

const targets: Readonly<Record<Way, (config: Config) => string | null>> = {
  search: (config) => pageAddress(config, "search"),
  home: ({ homeUrl }) => homeUrl,
  topics: ({ settingsUrl }) => `${settingsUrl.replace(/#.*/, "")}#informationsangebot`,
  start: (config) => pageAddress(config, "portalStart"),
  contact: ({ contactUrl }) => contactUrl,
};

/**
 * Says that there is nothing, what would be shown (of the next event that is clear), and where to go; without
 * a link if the author gave no address for it.
 */
export function Empty({ about, children }: { about: About; children: string }) {
  const way = wayOf[about];
  const href = safeLink(targets[way](useConfig()));
  return (
    <Notice state="empty" actions={href === null ? null : <Button href={href}>{texts.ways[way]}</Button>}>
      <p>{children}</p>
      {about !== "nextEvent" && <p>{texts.hints[about]}</p>}
    </Notice>
  );
}
