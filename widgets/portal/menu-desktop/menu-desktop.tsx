import { menu as texts } from "#i18n/menu.ts";
import { useStyles } from "#ui/root/root.tsx";
import { HiddenMenu, AccountLinks, MenuEntries, MenuLogo } from "#widgets/portal/shared/menu/menu-links.tsx";
import css from "#widgets/portal/shared/menu/menu.css?inline";
import { useHiddenForOtherMenu } from "#widgets/portal/shared/menu/use-hidden-menu.ts";

/** The menu for wide screens: logo, entries, Einstellungen and abmelden in one line (spec section 2). */
export function MenuDesktop() {
  useStyles(css);
  if (useHiddenForOtherMenu("desktop")) return <HiddenMenu />;
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
