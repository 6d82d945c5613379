import { menu as texts } from "#i18n/menu.ts";
import { useStyles } from "#ui/root/root.tsx";
import { AccountLinks, MenuEntries, MenuLogo } from "./menu-links.tsx";
import css from "./menu.css?inline";
import { GivenWay } from "./given-way.tsx";
import { useGivesWay } from "./use-gives-way.ts";

/** The menu for wide screens: logo, entries, Einstellungen and abmelden in one line (spec section 2). */
export function MenuDesktop() {
  useStyles(css);
  if (useGivesWay("desktop")) return <GivenWay />;
  return (
    <nav className="menu-bar" aria-label={texts.desktop}>
      <MenuLogo />
      <MenuEntries />
      <div className="menu-account">
        <AccountLinks />
      </div>
    </nav>
  );
}
