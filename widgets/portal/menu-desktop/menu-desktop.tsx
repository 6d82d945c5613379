import { menu as texts } from "#i18n/menu.ts";
import { useStyles } from "#ui/root/root.tsx";
import { GivenWay } from "#widgets/portal/shared/menu/given-way.tsx";
import { AccountLinks, MenuEntries, MenuLogo } from "#widgets/portal/shared/menu/menu-links.tsx";
import css from "#widgets/portal/shared/menu/menu.css?inline";
import { useGivesWay } from "#widgets/portal/shared/menu/use-gives-way.ts";

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
