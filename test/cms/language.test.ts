import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { people } from "./site.ts";
import { as, freshPlugin, inside } from "./support.ts";

/** Has the administrator read another language than the site; '' for that of the site. */
const speak = (locale: string): Promise<unknown> =>
  inside(`update_user_meta( get_user_by( 'login', '${people.administrator}' )->ID, 'locale', '${locale}' );`);

/** A page of the administration, as text. */
const read = async (path: string): Promise<string> =>
  (await (await as("administrator")).get(`/wp-admin/${path}`)).text();

beforeAll(async () => {
  await freshPlugin();
});
afterEach(() => speak(""));

describe("the plugin's language", () => {
  it("is German where it is no English", async () => {
    for (const locale of ["", "fr_FR"]) {
      await speak(locale);
      expect(await read("admin.php?page=kundenportal-settings")).toContain("Jede Angabe hat eine Vorgabe");
    }
  });

  it.each(["en_US", "en_GB"])("is English for %s, in forms, lists, scripts and the block", async (locale) => {
    await speak(locale);
    const settings = await read("admin.php?page=kundenportal-settings");
    expect(settings).toContain("Every setting has a default");
    expect(settings).toContain("Phone of the support team");
    expect(settings).not.toContain("Kundenservice");
    const pages = await read("admin.php?page=kundenportal");
    expect(pages).toContain("Pages with widgets of the customer portal");
    expect(pages).toContain('"Alles in Ordnung.":["Everything is fine."]');
    const editor = await read("post-new.php");
    expect(editor).toContain('"Ersatztext einsetzen":["Insert fallback text"]');
    expect(editor).toContain('"title":"Customer portal widget"');
    expect(editor).toContain('"name":"Price calculator"');
    // What visitors read beside German widgets.
    expect(editor).toContain('"fallback":{"name":"Kostenrechner"');
    expect(await read("plugins.php")).toContain("The widgets of the customer portal as a block");
  });
});
