import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleEnding } from "#scripts/cms/description.ts";
import type { HostWidget } from "#scripts/hosts/manifests.ts";
import {
  blockOf,
  freshPlugin,
  inside,
  literal,
  manifests,
  openWindow,
  parsed,
  publish,
  scriptsOf,
  site,
  textsOf,
  visited,
  type Window,
} from "./support.ts";

const { widgets } = manifests;

const given = (widget: HostWidget): object => ({
  widget: widget.id,
  ...(exampleEnding(widget) !== "" && { ending: exampleEnding(widget) }),
  parameters: widget.example.attributes,
});

const attributesOf = (element: Element | null): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
const elementOf = (html: string): Element | null => parsed(html).body.firstElementChild;

beforeAll(async () => {
  await freshPlugin();
});

let window: Window;
beforeAll(async () => {
  window = await openWindow();
});
afterAll(() => window.close());

describe("a widget as an author saves it", () => {
  it.each(widgets.map((widget) => [widget.id, widget] as const))(
    "%s: as a block, by a shortcode and as the snippet is the same, and comes to life",
    async (_id, widget) => {
      const { id, html, attributes } = widget.example;
      // A list in JSON ends a shortcode: its brackets are written as entities.
      const escape = (value: string): string =>
        value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("[", "&#91;").replaceAll("]", "&#93;");
      const shortcode = `[kundenportal widget="${id}"${Object.entries(attributes)
        .map(([name, value]) => ` ${name.replace("data-", "")}="${escape(value)}"`)
        .join("")}]`;
      const { path } = await publish(
        "author",
        `${blockOf(given(widget))}\n\n<!-- wp:html -->${html}<!-- /wp:html -->\n\n<!-- wp:shortcode -->${shortcode}<!-- /wp:shortcode -->`,
      );
      const { document } = await visited(path);
      const anchors = [...document.querySelectorAll(`[id="${id}"]`)];
      expect(anchors.map(attributesOf)).toEqual(Array(3).fill(attributesOf(elementOf(html))));
      expect(scriptsOf(document)).toHaveLength(1);
      const { page, complaints, foreign } = window;
      complaints.length = 0;
      await page.goto(site.origin + path);
      // The three load on their own: once all have done so, they show the same.
      const states = async (): Promise<string[]> =>
        [...new Set(await textsOf(page, id))].map((text) => (text.includes("werden geladen") ? "loading" : "there"));
      await expect.poll(states).toEqual(["there"]);
      expect(complaints).toEqual([]);
      expect(foreign).toEqual([]);
    },
  );
});

describe("what an author writes", () => {
  const rendered = async (content: string): Promise<Document> =>
    (await visited((await publish("author", content)).path)).document;

  it("stays inside the element, blocks and all, until the widget is there", async () => {
    const document = await rendered(
      blockOf(
        { widget: "portal-event-list" },
        "<!-- wp:paragraph --><p>Ihre <strong>Seminare</strong></p><!-- /wp:paragraph -->",
      ),
    );
    const inner = document.getElementById("portal-event-list")?.innerHTML;
    // WordPress 7.1 gives each paragraph a class.
    expect(inner?.replace(' class="wp-block-paragraph"', "")).toBe("<p>Ihre <strong>Seminare</strong></p>");
  });

  it("keeps & in a value, whatever WordPress makes of it in between", async () => {
    const document = await rendered(
      blockOf({ widget: "portal-hotels", parameters: { "data-filter": "city=Köln&region=Nord" } }),
    );
    expect(document.getElementById("portal-hotels")?.dataset.filter).toBe("city=Köln&region=Nord");
  });

  it("may choose the width", async () => {
    const document = await rendered(blockOf({ widget: "portal-cart", align: "wide" }));
    expect(document.getElementById("portal-cart")?.className).toBe("alignwide");
  });

  it("stands beside others that have no end of their own", async () => {
    const { path } = await publish(
      "author",
      '<!-- wp:shortcode -->[kundenportal widget="portal-cart-small"]<!-- /wp:shortcode -->\n\n<!-- wp:shortcode -->[kundenportal widget="portal-event-search"]<!-- /wp:shortcode -->\n\n<!-- wp:shortcode -->[kundenportal widget="portal-cart"]Moment[/kundenportal]<!-- /wp:shortcode -->',
    );
    const { document } = await visited(path);
    for (const id of ["portal-cart-small", "portal-event-search", "portal-cart"]) {
      const anchor = document.getElementById(id);
      expect(anchor, id).not.toBeNull();
      expect(anchor?.parentElement?.closest('[id^="portal-"]'), id).toBeNull();
    }
    expect(document.getElementById("portal-cart")?.textContent).toBe("Moment");
  });

  it("is a text where a shortcode encloses one, and takes the number apart or at the id's end", async () => {
    const document = await rendered(
      '<!-- wp:shortcode -->[kundenportal widget="portal-add-to-cart-{eventId}" number="7001" label="Los"]<p>Moment</p>[/kundenportal]<!-- /wp:shortcode -->',
    );
    expect(document.getElementById("portal-add-to-cart-7001")?.outerHTML).toBe(
      '<div id="portal-add-to-cart-7001" data-label="Los"><p>Moment</p></div>',
    );
  });

  it("shows visitors nothing where there is no such widget, and nothing is loaded", async () => {
    const document = await rendered(`${blockOf({ widget: "portal-nonsense" }, "<p>Text</p>")}[kundenportal]`);
    expect(document.body.textContent).not.toContain("gibt es nicht");
    expect(document.body.textContent).toContain("Text");
    expect(scriptsOf(document)).toEqual([]);
  });

  it("is read for excerpts and the search", async () => {
    const { id } = await publish(
      "author",
      blockOf({ widget: "portal-wishlist" }, "<!-- wp:paragraph --><p>Ihre Herzwünsche</p><!-- /wp:paragraph -->"),
    );
    expect(
      await inside(
        `return array( get_the_excerpt( ${id} ), ( new WP_Query( array( 's' => 'Herzwünsche' ) ) )->found_posts );`,
      ),
    ).toEqual(["Ihre Herzwünsche", 1]);
  });

  it("is content alone in a feed, where no script runs", async () => {
    await publish("author", blockOf({ widget: "portal-wishlist" }, "<p>Auf der Website sehen Sie Ihre Merkliste.</p>"));
    const { html } = await visited("/feed/");
    expect(html).toContain("Auf der Website sehen Sie Ihre Merkliste.");
    expect(html).not.toContain('id="portal-wishlist"');
  });
});

describe("a developer's filter", () => {
  it("changes the configuration of a page and the element of a widget", async () => {
    const file = "WPMU_PLUGIN_DIR . '/filters.php'";
    await inside(
      `file_put_contents( ${file}, ${literal(`<?php
add_filter( 'kundenportal_config', static fn( $config ) => array( 'supportPhone' => '0800 1' ) + $config );
add_filter( 'kundenportal_html', static fn( $html, $attributes ) => "<section data-of='{$attributes['id']}'>$html</section>", 10, 2 );
`)} );`,
    );
    const { path } = await publish("author", blockOf({ widget: "portal-cart" }));
    const { document } = await visited(path);
    await inside(`unlink( ${file} );`);
    expect(JSON.parse(document.getElementById("portal-config")?.textContent ?? "")).toEqual({ supportPhone: "0800 1" });
    expect(document.querySelector("section[data-of='portal-cart'] > #portal-cart")).not.toBeNull();
  });
});

describe("a page without a widget", () => {
  it.each(["twentytwentyone", "twentytwentytwo", "twentytwentythree", "classic"])(
    "loads nothing in %s",
    async (theme) => {
      const { path } = await publish(
        "author",
        "<!-- wp:paragraph --><p>portal-event-list ist eine id.</p><!-- /wp:paragraph -->",
      );
      await inside(`switch_theme( ${literal(theme)} );`);
      const { html } = await visited(path);
      await inside(`switch_theme( 'twentytwentythree' );`);
      expect(html.replace(/portal-event-list ist eine id/g, "")).not.toContain("portal");
    },
  );
});

/** A hostile text for each parameter. */
const PLANTED = `"><script>alert(1)</script><img src=x onerror=alert(2)> ' & [x] </div>`;

describe(`the text ${PLANTED}`, () => {
  const values = (widget: HostWidget): Record<string, string> =>
    Object.fromEntries(widget.params.map(({ attribute }) => [attribute, PLANTED]));
  const blocks = widgets.map((widget) =>
    blockOf({ widget: widget.id, ending: PLANTED, className: PLANTED, parameters: values(widget) }),
  );
  let rendered: string[];
  beforeAll(async () => {
    rendered = (await inside(`return array_map( 'do_blocks', ${literal(blocks)} );`)) as string[];
  });

  it.each(widgets.map((widget, index) => [widget.id, widget, index] as const))(
    "is a text in each parameter of %s",
    (_id, widget, index) => {
      const { body } = parsed(rendered[index] ?? "");
      expect(body.querySelectorAll("script, img").length).toBe(0);
      expect(body.childElementCount).toBe(1);
      expect(attributesOf(body.firstElementChild)).toEqual({
        ...values(widget),
        id: widget.id.replace(/\{.*/, () => PLANTED),
        class: PLANTED,
      });
    },
  );

  it("is a text in a shortcode, and as the name of a widget", async () => {
    const code = `return Kundenportal\\Shortcode::render( array( 'widget' => 'portal-add-to-cart-' . ${literal(PLANTED)}, 'label' => ${literal(PLANTED)}, ${literal(PLANTED)} => 'x' ), '' )
	. Kundenportal\\Shortcode::render( array( 'widget' => ${literal(PLANTED)} ), '' );`;
    const { body } = parsed(String(await inside(code)));
    expect(body.querySelectorAll("script, img").length).toBe(0);
    expect(body.childElementCount).toBe(1);
    expect(attributesOf(body.firstElementChild)).toEqual({
      id: `portal-add-to-cart-${PLANTED}`,
      "data-label": PLANTED,
    });
  });
});

describe("the plugin's code", () => {
  it("holds every widget without naming one", () => {
    const own = ["class-block.php", "class-anchor.php", "class-shortcode.php"].map((file) =>
      readFileSync(new URL(`../../scripts/cms/wordpress/includes/${file}`, import.meta.url), "utf8"),
    );
    const named = widgets.filter(({ id }) => own.some((text) => text.includes(`'${id}'`)));
    expect(named).toEqual([]);
  });
});
