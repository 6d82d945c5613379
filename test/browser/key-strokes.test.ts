import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bookingOptionLabels } from "#i18n/overnight.ts";
import { participantTexts } from "#i18n/participants.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import { cartState, emptyEntry } from "#mocks/data/shop/filled-cart.ts";
import { focused } from "./keyboard.ts";
import { scenesOf } from "./scenes.ts";

const open = scenesOf({ body: '<main><h1>Shop</h1><div id="portal-cart"></div></main>' });

const people = [
  ["Frau", "Eva", "Lang"],
  ["Herr", "Jörg", "Weber"],
  ["Frau", "Ayşe", "Demir"],
  ["Herr", "Ole", "Petersen"],
  ["Frau", "Ida", "Krug"],
] as const;

/** A keyboard that counts every press; the letters of names are typed and not counted. */
function countingKeyboard(page: Page) {
  let strokes = 0;
  return {
    strokes: () => strokes,
    press: async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        await page.keyboard.press(key);
        strokes += 1;
      }
    },
    name: (letters: string) => page.keyboard.type(letters),
  };
}

const entered = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).first().waitFor();

/** A cart with three empty entries, ready to be typed into. */
async function emptyEntries(planned = 0) {
  const { page, portal } = await open({
    portal: { customer: "guest" },
    fresh: true,
    before: async (page, { portal: { state } }) => {
      const places = JSON.stringify({ [seminarIds.open]: planned });
      await page.addInitScript((kept) => sessionStorage.setItem("portal-draft:visit::places", kept), places);
      const entries = [seminarIds.open, seminarIds.online, seminarIds.free].map((eventId, index) => ({
        ...emptyEntry,
        itemId: 60 + index,
        recipients: [],
        eventId,
      }));
      Object.assign(state(), structuredClone(cartState(entries)));
    },
  });
  await page.getByLabel(/^Vorname/).waitFor();
  return { page, keyboard: countingKeyboard(page), entries: () => portal.state().shop.cart.items };
}

it("five people typed as lines are in one seminar after at most 19 key strokes", async () => {
  const { page, keyboard, entries } = await emptyEntries();
  await keyboard.press("Tab", "Tab", "Tab");
  expect(await focused(page)).toBe(participantTexts.paste);
  await keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^Namen, je Zeile/);
  for (const [index, person] of people.entries()) {
    if (index > 0) await keyboard.press("Enter");
    await keyboard.name(person.join(" "));
  }
  const tabTo = async (name: string): Promise<void> => {
    while ((await focused(page)) !== name) await keyboard.press("Tab");
  };
  await tabTo(bookingOptionLabels.mitNacht_VP);
  await keyboard.press("Space");
  // Past the salutations that the lines have named already, and the button that swaps names.
  await tabTo("5 Teilnehmer:innen hinzufügen");
  await keyboard.press("Enter");
  await expect
    .poll(() =>
      entries()[0]?.recipients.map(({ salutation, firstname, lastname }) => [salutation, firstname, lastname]),
    )
    .toEqual(people);
  console.info(`${keyboard.strokes()} key strokes for five lines`);
  expect(keyboard.strokes()).toBeLessThanOrEqual(19);
});

it.each([
  ["27 key strokes where five are planned", 5, 27],
  ["31 where the next form is asked for", 0, 31],
])(
  "five people, each with a form, are in one seminar after at most %s, and in three after 11 more",
  async (_what, planned, most) => {
    const { page, keyboard, entries } = await emptyEntries(planned);
    await keyboard.press("Tab", "Tab", "Tab", "Tab");
    expect(await focused(page)).toMatch(/^Anrede/);
    for (const [index, [salutation, firstname, lastname]] of people.entries()) {
      await keyboard.press(salutation.charAt(0), "Tab");
      await keyboard.name(firstname);
      await keyboard.press("Tab");
      await keyboard.name(lastname);
      // Enter on an option sends nothing: it is pressed in a field.
      if (index === 0) await keyboard.press("Tab", "Space", "Shift+Tab");
      await keyboard.press("Enter");
      await entered(page, `${salutation} ${firstname} ${lastname}`);
      const isLast = index === people.length - 1;
      if (isLast || planned === 0) await expect.poll(() => focused(page)).toBe(participantTexts.add);
      if (isLast) break;
      if (planned === 0) await keyboard.press("Enter");
      await expect.poll(() => focused(page)).toMatch(/^Anrede/);
    }
    const first = keyboard.strokes();
    for (const seminar of [1, 2]) {
      await keyboard.press("Tab", "Tab", "Tab", "Tab");
      expect(await focused(page)).toBe("Alle (5)");
      await keyboard.press("Enter");
      await expect.poll(() => entries()[seminar]?.recipients.length).toBe(5);
      await expect.poll(() => focused(page)).toBe(participantTexts.add);
    }
    expect(entries().map(({ recipients }) => recipients.map(({ lastname }) => lastname))).toEqual(
      [0, 1, 2].map(() => people.map(([, , lastname]) => lastname)),
    );
    expect(entries()[0]?.recipients.map(({ salutation }) => salutation)).toEqual(
      people.map(([salutation]) => salutation),
    );
    console.info(`${first} key strokes for one seminar, ${keyboard.strokes() - first} for two more`);
    expect(first).toBeLessThanOrEqual(most);
    expect(keyboard.strokes() - first).toBeLessThanOrEqual(11);
  },
);
