import type { ReactNode } from "react";
import type { MenuEntry } from "#config/config.ts";
import { ONLY_WHEN_PRESSED, safeLink } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { menu as texts } from "#i18n/menu.ts";
import { keyed } from "#lib/keyed.ts";
import { ownAddress } from "#lib/own-address.ts";
import { leadsTo } from "#lib/same-page.ts";
import { noteLogout } from "#state/drafts/drafts.ts";
import { useConfig } from "#state/store.ts";
import { Image } from "#ui/image/image.tsx";

/** The entries that are shown: visible and titled (spec section 2). */
const shownEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ visible, title }) => visible && isFilled(title));

interface MenuLinkProps {
  /** '' for no link. */
  readonly href: string;
  /** Whether it is the current page, or one above it. */
  readonly current?: "page" | "true" | undefined;
  readonly rel?: string;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

function MenuLink({ href, current, rel, children, onLeave }: MenuLinkProps) {
  return (
    <a
      className="menu-link"
      href={safeLink(href) ?? undefined}
      aria-current={current}
      rel={rel}
      onClick={onLeave}
      // Only the middle button opens a new tab; the secondary one opens a context menu.
      onAuxClick={({ button }) => button === 1 && onLeave?.()}
    >
      {children}
    </a>
  );
}

/** The page of an address; null for an invalid one. */
function pageOf(uri: string): URL | null {
  const href = uri === "" ? null : safeLink(uri);
  return href === null ? null : new URL(href, ownAddress());
}

const pathOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/$/, "");

/**
 * How closely an address names the page itself: 0 if it is another, else the more the longer its query is; 1 if it has
 * a parameter of which the page says nothing.
 */
function closeness(uri: string): number {
  const [page, here] = [pageOf(uri), new URL(location.href)];
  if (page === null || pathOf(page) !== pathOf(here)) return 0;
  const own = [...page.searchParams];
  if (leadsTo(here, page)) return 2 + own.length;
  return own.some(([name]) => here.searchParams.has(name)) ? 0 : 1;
}

/** Whether the page lies below that of an entry; the site's start does not count, because everything is below it. */
const isBelow = (page: URL): boolean =>
  pathOf(page) !== location.origin && pathOf(new URL(location.href)).startsWith(`${pathOf(page)}/`);

/**
 * Which entry says where the customer is: the author's choice, else that of the page itself, else the nearest one that
 * the page lies below; none where the link to the settings says it.
 */
function currentIn(
  entries: readonly MenuEntry[],
  settingsUrl: string,
): (entry: MenuEntry) => "page" | "true" | undefined {
  if (entries.some(({ active }) => active)) return ({ active }) => (active ? "page" : undefined);
  const closest = Math.max(0, ...entries.map(({ uri }) => closeness(uri)));
  if (closest > 0) return ({ uri }) => (closeness(uri) === closest ? "page" : undefined);
  if (closeness(settingsUrl) > 0) return () => undefined;
  const above = entries.flatMap(({ uri }) => pageOf(uri) ?? []).filter(isBelow);
  const nearest = Math.max(0, ...above.map((page) => pathOf(page).length));
  return ({ uri }) =>
    above.some((page) => pathOf(page).length === nearest && page.href === pageOf(uri)?.href) ? "true" : undefined;
}

/** The entries of the configuration; nothing if all are hidden. */
export function MenuEntries() {
  const { menu, settingsUrl } = useConfig();
  const shown = shownEntries(menu);
  const currentOf = currentIn(shown, settingsUrl);
  if (shown.length === 0) return null;
  return (
    <ul className="menu-entries" aria-label={texts.entries}>
      {keyed(shown, ({ uri }) => uri).map(([key, entry]) => (
        <li key={key}>
          <MenuLink href={entry.uri} current={currentOf(entry)}>
            {entry.title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** The links Einstellungen and abmelden; after a logout the drafts are deleted. */
export function AccountLinks() {
  const { settingsUrl, logoutUrl } = useConfig();
  const isThere = closeness(settingsUrl) > 0;
  return (
    <ul className="menu-entries" aria-label={texts.account}>
      <li>
        <MenuLink href={settingsUrl} current={isThere ? "page" : undefined}>
          {texts.settings}
        </MenuLink>
      </li>
      <li>
        <MenuLink href={logoutUrl} rel={ONLY_WHEN_PRESSED} onLeave={noteLogout}>
          {texts.logout}
        </MenuLink>
      </li>
    </ul>
  );
}

/** The logo, linked to the start page; nothing if none is configured. */
export function MenuLogo() {
  const { logoUrl, homeUrl } = useConfig();
  if (logoUrl === "") return null;
  return (
    <a className="menu-logo" href={safeLink(homeUrl) ?? undefined}>
      <Image src={logoUrl} alt={texts.home} />
    </a>
  );
}

/** Replaces a menu while the other one is shown; if nothing were rendered, the frame would keep the menu's height. */
export function HiddenMenu() {
  return <div hidden />;
}
