import type { FrameLocator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { as, freshPlugin, manifests, openWindow, site, visited, type Window } from "./support.ts";

let window: Window;

beforeAll(async () => {
  await freshPlugin(
    `foreach ( get_users() as $user ) { update_user_meta( $user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false ), '_modified' => gmdate( 'c' ) ) ); }`,
  );
});
afterEach(() => window.close());

/** What is ours to answer for: WordPress' own scripts warn of their own. */
const serious = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => /kundenportal|Block validation|unexpected|Uncaught|TypeError|ReferenceError/i.test(text));

async function openEditor(path = "/wp-admin/post-new.php"): Promise<Page> {
  window = await openWindow("author");
  await window.page.goto(site.origin + path);
  await window.page.locator(".edit-post-layout").waitFor();
  return window.page;
}

const FRAME = 'iframe[name="editor-canvas"]';

/** Where the blocks stand: newer editors draw them in a frame. */
async function canvasOf(page: Page): Promise<Page | FrameLocator> {
  await page.locator(`${FRAME}, .is-root-container`).first().waitFor();
  return (await page.locator(FRAME).count()) > 0 ? page.frameLocator(FRAME) : page;
}

/** Newer editors call it by another name. */
const openInserter = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^(?:Toggle block inserter|Block Inserter)$/ }).click();

/** Shows the column with the fields of the chosen block. */
async function openSidebar(page: Page): Promise<void> {
  const area = page.locator(".interface-complementary-area");
  if (!(await area.isVisible())) await page.getByRole("button", { name: "Settings", exact: true }).click();
  await area.getByRole("button", { name: "Angaben" }).waitFor();
}

/** Saves as the button does, and gives the post's id. */
const save = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { data } = (
      globalThis as unknown as {
        wp: {
          data: {
            dispatch: (store: string) => { savePost: () => Promise<void> };
            select: (store: string) => { getCurrentPostId: () => number };
          };
        };
      }
    ).wp;
    await data.dispatch("core/editor").savePost();
    return data.select("core/editor").getCurrentPostId();
  });

/** Pastes a text where the last paragraph stands, as a browser hands it over. */
const paste = (canvas: Page | FrameLocator, text: string): Promise<void> =>
  canvas
    .locator('[data-type="core/paragraph"]')
    .last()
    .evaluate((paragraph, plain) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", plain);
      paragraph.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);

/** What the editor's scripts say of blocks. */
interface Blocks {
  readonly wp: {
    readonly blocks: {
      readonly createBlock: (name: string, attributes?: object) => object;
      readonly getPossibleBlockTransformations: (blocks: readonly object[]) => readonly { readonly name: string }[];
      readonly switchToBlockType: (block: object, name: string) => readonly { readonly attributes: object }[];
    };
    readonly data: { readonly dispatch: (store: string) => { readonly insertBlock: (block: object) => void } };
  };
}

const addParagraph = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { blocks, data } = (globalThis as unknown as Blocks).wp;
    data.dispatch("core/block-editor").insertBlock(blocks.createBlock("core/paragraph"));
  });

/** What an HTML block becomes that is turned into ours; null where the editor does not offer that. */
const turned = (page: Page, content: string): Promise<object | null> =>
  page.evaluate((html) => {
    const { blocks } = (globalThis as unknown as Blocks).wp;
    const block = blocks.createBlock("core/html", { content: html });
    const isOffered = blocks
      .getPossibleBlockTransformations([block])
      .some(({ name }) => name === "kundenportal/widget");
    if (!isOffered) return null;
    return blocks.switchToBlockType(block, "kundenportal/widget").map(({ attributes }) => ({ ...attributes }));
  }, content);

describe("the block in the editor", () => {
  it("is found by its name, filled, previewed, saved and opened again", async () => {
    const page = await openEditor();
    const canvas = await canvasOf(page);
    await canvas.getByRole("textbox", { name: "Add title" }).fill("Seminar");
    await openInserter(page);
    await page.getByRole("searchbox").fill("Kostenrechner");
    await page.getByRole("option", { name: "Kostenrechner" }).click();
    const block = canvas.locator('[data-type="kundenportal/widget"]');
    await openSidebar(page);
    await block.getByText("„Nummer des Termins“", { exact: false }).waitFor();
    await page.getByRole("textbox", { name: "Nummer des Termins" }).fill("abc");
    await block.getByText("abc", { exact: false }).first().waitFor();
    await page.getByRole("textbox", { name: "Nummer des Termins" }).fill("7001");
    await block.locator(".kundenportal-problems").waitFor({ state: "detached" });
    const preview = block.frameLocator("iframe");
    await preview.getByRole("heading", { name: "Seminarkosten" }).waitFor();
    await block.getByText("ohne JavaScript", { exact: false }).waitFor();
    await block.getByRole("button", { name: "Ersatztext einsetzen" }).click();
    const id = await save(page);
    const foreign = [...window.foreign];
    const first = serious(window.complaints);
    await window.close();
    const again = await openEditor(`/wp-admin/post.php?post=${id}&action=edit`);
    const canvasAgain = await canvasOf(again);
    await canvasAgain
      .locator('[data-type="kundenportal/widget"] .kundenportal-bar')
      .getByText("7001", { exact: false })
      .waitFor();
    expect(await canvasAgain.getByText("unexpected or invalid content", { exact: false }).count()).toBe(0);
    expect([...first, ...serious(window.complaints)]).toEqual([]);
    expect(foreign).toEqual([]);
    await (await as("author")).rest(`posts/${id}`, { status: "publish" });
    const { document } = await visited(`/?p=${id}`);
    const anchor = document.getElementById("portal-price-calculator");
    expect(anchor?.dataset.eventId).toBe("7001");
    expect(anchor?.className).toContain("alignwide");
    expect(anchor?.querySelector("h3")?.textContent).toBe("Kostenrechner");
    expect(anchor?.querySelector("p")?.textContent).toContain("Was ein Seminar");
  });

  it("offers every widget in the category of its wing", async () => {
    const page = await openEditor();
    const offered = await page.evaluate(() => {
      const { blocks } = (
        globalThis as unknown as {
          wp: {
            blocks: {
              getBlockVariations: (name: string, scope: string) => { name: string; title: string; category: string }[];
            };
          };
        }
      ).wp;
      return blocks
        .getBlockVariations("kundenportal/widget", "inserter")
        .map(({ name, title, category }) => ({ name, title, category }));
    });
    expect(offered).toEqual(
      manifests.widgets.map(({ id, name, wing }) => ({ name: id, title: name, category: `kundenportal-${wing}` })),
    );
    await openInserter(page);
    for (const { de } of manifests.wings) await page.getByText(`Kundenportal: ${de}`).waitFor({ state: "attached" });
  });

  it("tells of wrong JSON where it breaks, and lets the author choose another widget", async () => {
    const page = await openEditor();
    await page.evaluate(() => {
      const { wp } = globalThis as unknown as {
        wp: {
          blocks: { createBlock: (name: string, attributes: object) => object };
          data: { dispatch: (store: string) => { insertBlock: (block: object) => void } };
        };
      };
      wp.data
        .dispatch("core/block-editor")
        .insertBlock(wp.blocks.createBlock("kundenportal/widget", { widget: "portal-schedule" }));
    });
    const block = (await canvasOf(page)).locator('[data-type="kundenportal/widget"]');
    await openSidebar(page);
    await page.getByRole("textbox", { name: "Daten als JSON" }).fill('{"title": „Titel“}');
    await block.getByText("Zeile 1", { exact: false }).waitFor();
    await page.getByRole("textbox", { name: "Daten als JSON" }).fill('{"title": "A & <b>B</b>"}');
    await block.locator(".kundenportal-problems").waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: "Daten als JSON" }).inputValue()).toBe('{"title": "A & <b>B</b>"}');
    const id = await save(page);
    await (await as("author")).rest(`posts/${id}`, { status: "publish" });
    const { document } = await visited(`/?p=${id}`);
    expect(JSON.parse(document.getElementById("portal-schedule")?.dataset.json ?? "")).toEqual({
      title: "A & <b>B</b>",
    });
    await page.getByRole("button", { name: "Anderes Widget" }).waitFor();
    await page.getByRole("combobox", { name: "Widget", exact: true }).selectOption("portal-cart");
    await block.getByText("Warenkorb").first().waitFor();
    expect(serious(window.complaints)).toEqual([]);
  });

  it("is what a pasted element, a pasted shortcode and an HTML block become", async () => {
    const page = await openEditor();
    const canvas = await canvasOf(page);
    await canvas.getByRole("textbox", { name: "Add title" }).fill("Eingefügt");
    await page.keyboard.press("Enter");
    const filter = "city=Köln&region=Nord";
    await paste(canvas, `<div id="portal-hotels" data-filter="${filter.replace("&", "&amp;")}"></div>`);
    await canvas.locator('[data-type="kundenportal/widget"]').getByText("Hotels").first().waitFor();
    await openSidebar(page);
    expect(await page.getByRole("textbox", { name: "Filter" }).inputValue()).toBe(filter);
    await addParagraph(page);
    await paste(canvas, '[kundenportal widget="portal-add-to-cart-{eventId}" number="7001" label="Los"]');
    await canvas.locator('[data-type="kundenportal/widget"]').nth(1).waitFor();
    expect(await turned(page, '<div id="portal-event-overview" data-event-id="5001"></div>')).toEqual([
      { widget: "portal-event-overview", ending: "", parameters: { "data-event-id": "5001" } },
    ]);
    expect(await turned(page, "<div>Fremdes</div>")).toBeNull();
    const id = await save(page);
    expect(serious(window.complaints)).toEqual([]);
    await (await as("author")).rest(`posts/${id}`, { status: "publish" });
    const { document } = await visited(`/?p=${id}`);
    expect(document.getElementById("portal-hotels")?.dataset.filter).toBe(filter);
    expect(document.getElementById("portal-add-to-cart-7001")?.dataset.label).toBe("Los");
  });
});
