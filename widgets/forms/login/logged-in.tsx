import type { User } from "#domain/entities/people.ts";
import { ONLY_WHEN_PRESSED } from "#domain/text/link.ts";
import { isFilled } from "#domain/text/text.ts";
import { localLoginTexts as texts } from "#i18n/local-login.ts";
import { menu } from "#i18n/menu.ts";
import { noteLogout } from "#state/drafts/drafts.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";

/** Replaces the form for somebody who is logged in: tells their name, with links to go on and to log out. */
export function LoggedIn({ user, way }: { user: User; way: string }) {
  const { logoutUrl } = useConfig();
  const name = [user.firstName, user.lastName].filter(isFilled).join(" ");
  return (
    <section className="login">
      <p>{texts.already(name)}</p>
      <div className="cluster">
        <Button variant="primary" href={way}>
          {texts.goOn}
        </Button>
        <Button href={logoutUrl} rel={ONLY_WHEN_PRESSED} onClick={noteLogout}>
          {menu.logout}
        </Button>
      </div>
    </section>
  );
}
