import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formSentence, type Key } from "#scripts/cms/description.ts";
import { whole } from "./site.ts";
import {
  as,
  blockOf,
  freshPlugin,
  inside,
  keys,
  literal,
  openWindow,
  parsed,
  publish,
  scriptsOf,
  site,
  visited,
} from "./support.ts";

const PAGE = "/wp-admin/admin.php?page=kundenportal-settings";
const PLANTED = `"><script>alert(1)</script> ' &`;

beforeAll(async () => {
  await freshPlugin();
});
beforeEach(async () => {
  await inside(`delete_option( 'kundenportal_settings' );`);
});

const configOf = (document: Document): unknown => {
  const block = document.getElementById("portal-config");
  return block === null ? null : JSON.parse(block.textContent);
};

/** The configuration that visitors of a page with a widget get. */
async function configured(): Promise<unknown> {
  const { path } = await publish("author", blockOf({ widget: "portal-cart" }));
  return configOf((await visited(path)).document);
}

/** Whether an element is in the window, whole. */
const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && bottom > top;
};

describe("the settings", () => {
  it("have a field for every key of the configuration, in groups, with its German name and sentence", async () => {
    const document = parsed(await (await (await as("administrator")).get(PAGE)).text());
    const names = new Set(
      [...document.querySelectorAll<HTMLInputElement>("[name^='kundenportal_settings[config]']")].map(
        ({ name }) => /\[config\]\[(\w+)\]/.exec(name)?.[1],
      ),
    );
    expect([...names].sort()).toEqual(Object.keys(keys).sort());
    const text = document.body.textContent.replaceAll(/\s+/g, " ");
    for (const { title = "", description = "" } of Object.values(keys)) {
      expect(text).toContain(title);
      expect(text).toContain(formSentence(description).replaceAll("`", ""));
    }
  });

  it("are for the administration alone, and only with the form's nonce", async () => {
    for (const role of ["author", "subscriber"] as const)
      expect((await (await as(role)).get(PAGE)).status, role).toBe(403);
    const form = {
      option_page: "kundenportal-settings",
      action: "update",
      "kundenportal_settings[typed]": "1",
      "kundenportal_settings[config][supportPhone]": "666",
    };
    for (const role of ["author", "administrator"] as const)
      expect((await (await as(role)).post("/wp-admin/options.php", form)).status, role).toBe(403);
    expect(await inside(`return get_option( 'kundenportal_settings', 'none' );`)).toBe("none");
    const rest = await whole(`${site.origin}/wp-json/wp/v2/settings`);
    expect(rest.status).toBe(401);
    expect(await configured()).toBeNull();
  });

  it("are saved in the browser: what deviates reaches the page, what is wrong is refused in German and stays in its field", async () => {
    const { id: shop } = await (
      await as("administrator")
    )
      .rest("pages", { title: "Mein Warenkorb", status: "publish", slug: "mein-warenkorb" })
      .then(({ id }) => ({ id: Number(id) }));
    const window = await openWindow("administrator");
    const { page } = window;
    await page.goto(site.origin + PAGE);
    await page.getByLabel("Telefon", { exact: false }).first().fill("0800 123456");
    await page.locator("#kundenportal-termsUrl").fill("javascript:alert(1)");
    const tab = (name: string): Promise<void> =>
      page.locator(".kundenportal-groups").getByRole("link", { name }).click();
    await tab("Einwilligung");
    await page.locator("#kundenportal-consent-cookie").fill("einwilligung");
    await tab("Menü");
    const row = (index: number) => page.locator("#kundenportal-menu tbody tr").nth(index);
    await row(0).getByRole("textbox", { name: "Beschriftung" }).fill("Zweites");
    await row(0).getByRole("spinbutton").fill("5");
    await row(1).getByRole("textbox", { name: "Beschriftung" }).fill("Start");
    await row(1).getByRole("textbox", { name: "Adresse" }).fill("/");
    await tab("Verhalten");
    await page.locator("summary", { hasText: "Inhalte der Website" }).click();
    await page.getByRole("checkbox", { name: "Chatbot" }).check();
    await tab("Wohin Links");
    await page
      .locator("details", { has: page.locator("#kundenportal-pages-cart") })
      .locator("summary")
      .click();
    await page.locator("#kundenportal-pages-cart").selectOption({ label: "Mein Warenkorb" });
    await page.getByRole("button", { name: "Änderungen speichern" }).click();
    await page.getByText("ist keine Adresse", { exact: false }).first().waitFor();
    expect(await page.locator("#kundenportal-termsUrl").inputValue()).toBe("javascript:alert(1)");
    expect(await page.locator("#kundenportal-termsUrl").getAttribute("aria-invalid")).toBe("true");
    await tab("Menü");
    expect(await row(0).getByRole("textbox", { name: "Beschriftung" }).inputValue()).toBe("Start");
    expect(await page.locator("#kundenportal-pages-cart").inputValue()).toBe(String(shop));
    expect(await configured()).toEqual({
      supportPhone: "0800 123456",
      consent: { cookie: "einwilligung" },
      menu: [
        { title: "Start", uri: "/", visible: true, active: false },
        { title: "Zweites", uri: "", visible: true, active: false },
      ],
      off: ["portal-chatbot"],
      pages: { cart: "/mein-warenkorb/" },
    });
    await tab("Kontakt und Recht");
    await page.locator("#kundenportal-termsUrl").fill("");
    await page.getByRole("button", { name: "Änderungen speichern" }).click();
    await page.getByText("Einstellungen gespeichert", { exact: false }).waitFor();
    expect(window.complaints).toEqual([]);
    await window.close();
  });

  it.each(Object.entries(keys))("keep a filled value of %s, and the page shows it again", async (key, one) => {
    const value = valid(key, one);
    await inside(
      `update_option( 'kundenportal_settings', array( 'config' => array( '${key}' => ${literal(value)} ) ) );`,
    );
    expect(await configured()).toEqual({ [key]: value });
    const page = await (await as("administrator")).get(PAGE);
    expect(page.status).toBe(200);
    expect(parsed(await page.text()).querySelector(".kundenportal-settings form")).not.toBeNull();
  });

  it.each([
    ["contactUrl", "www.haus.example/kontakt", "https://"],
    ["supportEmail", "kein-mail", "keine E-Mail-Adresse"],
    ["pages.event", "/seminare", "{eventId}"],
    ["off", "portal chatbot,", null],
  ])("refuse what cannot work: %s %s", async (path, typed, said) => {
    const [key = "", name] = path.split(".");
    const field = `kundenportal_settings[config][${key}]${name === undefined ? "" : `[${name}][own]`}`;
    const browser = await as("administrator");
    const form = parsed(await (await browser.get(PAGE)).text()).querySelector(".kundenportal-settings form");
    const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]') ?? [])];
    await browser.post("/wp-admin/options.php", {
      ...Object.fromEntries(hidden.map((input) => [input.name, input.value])),
      [field]: typed,
    });
    const text = parsed(await (await browser.get(PAGE)).text()).body.textContent;
    if (said === null) expect(await configured()).toMatchObject({ off: ["portal", "chatbot"] });
    else expect(text).toContain(said);
  });

  it("follow a chosen page that moves, and leave one that is gone to its default", async () => {
    const verwaltung = await as("administrator");
    const { id } = await verwaltung.rest("pages", { title: "Merkliste", status: "publish", slug: "merkliste" });
    await inside(
      `update_option( 'kundenportal_settings', array( 'config' => array( 'pages' => array( 'wishlist' => 'wp-page:${String(id)}' ) ) ) );`,
    );
    expect(await configured()).toEqual({ pages: { wishlist: "/merkliste/" } });
    await verwaltung.rest(`pages/${String(id)}`, { slug: "gemerkt" });
    expect(await configured()).toEqual({ pages: { wishlist: "/gemerkt/" } });
    await verwaltung.rest(`pages/${String(id)}`, { status: "draft" });
    expect(await configured()).toBeNull();
  });

  it("go back to a page's default, from no link and from an own address", async () => {
    const { page, close } = await openWindow("administrator");
    const choice = page.locator("#kundenportal-pages-cart");
    const own = page.locator("[name='kundenportal_settings[config][pages][cart][own]']");
    const saved = async (): Promise<unknown> => {
      await page.getByRole("button", { name: "Änderungen speichern" }).click();
      // The notice is in sight, and the tab is the one that was open.
      await expect.poll(() => page.locator("#setting-error-settings_updated").evaluate(isInSight)).toBe(true);
      expect(await page.getByRole("heading", { name: "Wohin Links führen" }).isVisible()).toBe(true);
      expect(await page.getByRole("button", { name: "Änderungen speichern" }).evaluate(isInSight)).toBe(true);
      return configured();
    };
    const reopened = async (): Promise<void> => {
      await page.goto(`${site.origin}${PAGE}#links`);
      await page.reload();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
    };
    await reopened();
    await own.fill("/korb");
    expect(await saved()).toEqual({ pages: { cart: "/korb" } });
    await reopened();
    await choice.selectOption({ label: "Kein Link" });
    expect(await saved()).toEqual({ pages: { cart: "" } });
    await reopened();
    await choice.selectOption("own");
    await own.fill("/korb");
    expect(await saved()).toEqual({ pages: { cart: "/korb" } });
    await reopened();
    await choice.selectOption("");
    expect(await saved()).toBeNull();
    await close();
  });

  it("may name another address of the script", async () => {
    await inside(
      `update_option( 'kundenportal_settings', array( 'script' => 'https://cdn.example/portal/portal.js' ) );`,
    );
    const { path } = await publish("author", blockOf({ widget: "portal-cart" }));
    // WordPress 7.1 sorts attributes.
    const tags = async (): Promise<string[][]> =>
      scriptsOf((await visited(path)).document).map((tag) => tag.match(/[\w-]+="[^"]*"/g)?.sort() ?? []);
    const wanted = [
      [
        'data-cfasync="false"',
        'data-no-defer="1"',
        'data-no-minify="1"',
        'data-no-optimize="1"',
        'id="kundenportal-js"',
        'src="https://cdn.example/portal/portal.js"',
        'type="module"',
      ],
    ];
    expect(await tags()).toEqual(wanted);
    await inside(`update_option( 'kundenportal_settings', array( 'script' => 'javascript:alert(1)' ) );`);
    expect(await tags()).toEqual(wanted);
  });
});

/** A value that a key takes. */
function valid(name: string, { type, pattern, properties, items, default: standard }: Key): unknown {
  if (type === "object") {
    const entries = Object.entries(properties ?? {}).map(([inner, one]) => [inner, valid(inner, one)] as const);
    return Object.fromEntries(entries);
  }
  if (type === "array")
    return items === undefined ? [] : [items.type === "string" ? "portal-chatbot" : valid("", items)];
  if (type === "boolean") return standard !== true;
  if (name === "supportEmail") return "hilfe@haus.example";
  const names = typeof standard === "string" ? (standard.match(/\{\w+\}/g) ?? []).join("/") : "";
  return pattern === undefined ? "Wert" : `/haus/${names}`;
}

/** A value like those of a key, with a hostile text in each place that takes one. */
function planted({ type, properties, items }: Key): unknown {
  if (type === "object")
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, planted(one)]));
  if (type === "array") return items === undefined ? [] : [planted(items)];
  return type === "boolean" ? true : PLANTED;
}

describe(`the text ${PLANTED} in every setting`, () => {
  const hostile = Object.fromEntries(Object.entries(keys).map(([key, one]) => [key, planted(one)]));

  it("is a text in the form and on the page", async () => {
    // Written past the check, as another plugin might.
    await inside(
      `global $wpdb; $wpdb->insert( $wpdb->options, array( 'option_name' => 'kundenportal_settings', 'option_value' => serialize( array( 'script' => ${literal(PLANTED)}, 'config' => ${literal(hostile)} ) ) ) ); wp_cache_flush();`,
    );
    const document = parsed(await (await (await as("administrator")).get(PAGE)).text());
    expect(
      [...document.querySelectorAll("script")].filter(({ textContent }) => textContent.includes("alert(1)")),
    ).toEqual([]);
    expect(document.querySelector<HTMLInputElement>("#kundenportal-supportPhone")?.value).toBe(PLANTED);
    const { path } = await publish("author", blockOf({ widget: "portal-cart" }));
    const { document: shown } = await visited(path);
    expect(configOf(shown)).toEqual(hostile);
    // An address that is none gives way to that of the plugin.
    expect(shown.querySelector("#kundenportal-js")?.getAttribute("src")).toContain(
      "/plugins/kundenportal/portal/portal.js",
    );
    expect([...shown.querySelectorAll("script")].filter(({ textContent }) => textContent.startsWith("alert"))).toEqual(
      [],
    );
  });

  it("is told in German where it was typed, and typed again into its field", async () => {
    const window = await openWindow("administrator");
    const { page } = window;
    await page.goto(site.origin + PAGE);
    await page.evaluate((text) => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      for (const field of document.querySelectorAll<HTMLInputElement>(
        ".kundenportal-settings .form-table input[type=text]",
      ))
        field.value = text;
    }, PLANTED);
    await page.getByRole("button", { name: "Änderungen speichern" }).click();
    await page.locator(".kundenportal-refused").first().waitFor();
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll("script")].filter(({ textContent }) => textContent.startsWith("alert")).length,
      ),
    ).toBe(0);
    expect(await page.locator("#kundenportal-script").inputValue()).toBe(PLANTED);
    expect(window.complaints).toEqual([]);
    await window.close();
  });
});
