import { useRef, useState, type MouseEvent } from "react";
import { menu as texts } from "#i18n/menu.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { HiddenMenu, AccountLinks, MenuEntries, MenuLogo } from "#widgets/portal/shared/menu/menu-links.tsx";
import menuCss from "#widgets/portal/shared/menu/menu.css?inline";
import { useHiddenForOtherMenu } from "#widgets/portal/shared/menu/use-hidden-menu.ts";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import css from "./menu-mobile.css?inline";
import { useMenuPlace, useTopLayer } from "./offset.ts";

const menuIcon = "M4 7h16M4 12h16M4 17h16";

// Loaded when the drawer opens: a page may have no other part that writes its history.
const BackCloses = lazyComponent(() =>
  import("#widgets/shared/page/back-closes.tsx").then((module) => module.BackCloses),
);

const nothing = <span hidden />;

function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasFollowedLink = useRef(false);
  /** Closes after a click on a link, or beside the drawer. */
  const follow = ({ target }: MouseEvent): void => {
    hasFollowedLink.current = (target as Element).closest("a") !== null;
    if (hasFollowedLink.current || (target as Element).matches("dialog")) onClose();
  };
  return (
    // The clicks handled here come from links and buttons, which the keyboard reaches as well.
    <div className="menu-drawer" onClick={follow}>
      <Dialog open={open} title={texts.title} closeLabel={texts.close} onClose={onClose}>
        <div className="stack stack-wide">
          <MenuEntries />
          <AccountLinks />
        </div>
        <BackCloses hasFollowedLink={hasFollowedLink} texts={lazyTexts} placeholder={nothing} fallback={nothing} />
      </Dialog>
    </div>
  );
}

function Bar() {
  useStyles(menuCss);
  useStyles(css);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const place = useMenuPlace(() => open || button.current?.querySelector(":focus-visible") != null);
  useTopLayer(button, place === "offset");
  return (
    <nav className="menu-bar menu-mobile" data-state={place} aria-label={texts.mobile}>
      <MenuLogo />
      <div className="menu-button" ref={button}>
        <Button
          icon={<Icon path={menuIcon} size={22} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {texts.open}
        </Button>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} />
    </nav>
  );
}

/**
 * The menu for small screens: a button that opens the entries. Once the page has been scrolled (spec section 9), it
 * shows while scrolling up and hides while scrolling down.
 */
export function MenuMobile() {
  return useHiddenForOtherMenu("mobile") ? <HiddenMenu /> : <Bar />;
}
