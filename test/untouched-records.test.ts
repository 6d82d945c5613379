import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { editPlan } from "#api/plan-saves.ts";
import { hotelWishesSave, personalDataSave, saveAdvertising, saveBrFunctions } from "#api/settings-saves.ts";
import {
  hotelPreferencesSchema,
  marketingPreferencesSchema,
  userDataSchema,
  type HotelPreferences,
  type MarketingPreferences,
  type UserData,
} from "#domain/entities/people.ts";
import { planSchema, type Plan } from "#domain/entities/plan.ts";
import { mergeSelection } from "#domain/people/settings.ts";
import { planContent } from "#domain/plan/plan-content.ts";
import { changeEntry, draftOf, type PlanDraft } from "#domain/plan/plan-draft.ts";
import {
  advertisingBody,
  advertisingValues,
  hotelBody,
  hotelValues,
  personalBody,
  personalValues,
  tickName,
  ticksOf,
} from "#widgets/portal/shared/settings/form.ts";

/** Texts as backends store them: none, empty, with blanks around them, with blanks and breaks inside. */
const TEXTS = [null, "", "  Vertrieb ", "a  b\n c"];

const person = (fields: object): UserData =>
  v.parse(userDataSchema, { firstname: " Ida", lastname: null, birthday: "1970-05-03", teilnehmerId: 7, ...fields });
const personalSent = (data: UserData): unknown =>
  personalDataSave("own").request(personalBody(data, personalValues(data))).body;
const PERSONAL = [
  "firstname",
  "lastname",
  "salutation",
  "department",
  "businessPhoneNumber",
  "businessPhoneNumber2",
  "privatePhoneNumber",
  "mobileNumber",
  "mobileNumber2",
  "faxNumber",
  "birthday",
  "seminarEmail",
  "personEmail",
] as const;

const wishes = (comments: string | null, wish: boolean | null): HotelPreferences =>
  v.parse(hotelPreferencesSchema, { comments, disabledFriendlyRoom: wish, vegetarianFood: wish });
const hotelSent = (target: Parameters<typeof hotelWishesSave>[0], before: HotelPreferences): unknown =>
  hotelWishesSave(target).request(hotelBody(before, hotelValues(before))).body;

const offered = { print: [{ id: "7", name: "A" }], digital: [{ id: 8, name: "B" }] };
const advertisingSent = (before: MarketingPreferences): unknown =>
  saveAdvertising.request({
    hash: "h",
    body: advertisingBody(before, offered, advertisingValues(before, offered)),
  }).body;

const said = (text: string | null) => ({
  title: text,
  recipient: text,
  greeting: text,
  groups: [
    {
      title: text,
      entries: [{ themeId: "t", title: text, url: text, text, priority: text, event: null }],
    },
  ],
});
const planOf = (text: string | null): Plan => v.parse(planSchema, { planId: "p-1", version: "4", ...said(text) });
const planSent = (plan: Plan, draft: PlanDraft = draftOf(plan)): unknown =>
  editPlan.request({ planId: "p-1", version: plan.version, plan: planContent(draft) }).body;

describe("what nobody has touched travels as the backend gave it", () => {
  it.each(TEXTS)("in personal data: %j", (text) => {
    const fields = Object.fromEntries(PERSONAL.slice(2, 10).map((name) => [name, text]));
    // Empty e-mails travel as null (spec section 5).
    const [seminarEmail, personEmail] = [text, text === "" ? null : text];
    const data = person({ ...fields, seminarEmail, personEmail });
    const sent = Object.fromEntries(PERSONAL.map((name) => [name, data[name]]));
    expect(personalSent(data)).toEqual({ ...sent, seminarEmail: personEmail });
  });

  it.each(TEXTS.flatMap((text) => [null, false, true].map((wish) => [text, wish] as const)))(
    "in hotel wishes: %j, %j",
    (comments, wish) => {
      const before = wishes(comments, wish);
      expect(hotelSent("own", before)).toEqual(before);
      expect(hotelSent({ userId: 9 }, before)).toEqual({
        hotelComments: comments,
        hotelDisabledFriendlyRoom: wish,
        hotelVegetarianFood: wish,
      });
    },
  );

  it("in functions that are not offered any more", () => {
    const [before, offer] = [
      [9, 3, 5],
      [3, 4],
    ];
    const ticks = ticksOf("f", offer, before);
    const functions = mergeSelection(before, offer, (id) => ticks[tickName("f", id)] === true);
    expect(saveBrFunctions.request(functions).body).toEqual({ functions: before });
  });

  it.each([true, false])("in advertising: %j", (isWanted) => {
    const flags = Object.fromEntries(
      ["sendAdsPrint", "sendAdsDigital", "sendCatalogPrint", "sendCatalogDigital"].map((name) => [name, isWanted]),
    );
    const topics = { selectedPrintTopics: ["99", 7], selectedDigitalTopics: [8, "99"] };
    expect(advertisingSent(v.parse(marketingPreferencesSchema, { ...flags, ...topics, contactId: "c" }))).toEqual({
      donotbulkpostalmail: !isWanted,
      donotbulkemail: !isWanted,
      sendCatalogPrint: isWanted,
      sendCatalogDigital: isWanted,
      a24_sendcatalogue_bit: isWanted,
      printTopics: "99,7",
      digitalTopics: "8,99",
      contactId: "c",
    });
  });

  it.each([...TEXTS, "urgent"])("in a plan: %j", (text) => {
    expect(planSent(planOf(text))).toEqual({ plan: { planId: "p-1", version: "4", ...said(text) } });
  });

  it("in a plan of which something else was changed", () => {
    const plan = planOf(" x ");
    const draft = draftOf(plan);
    const key = draft.groups[0]?.entries[0]?.key ?? -1;
    const { groups, ...rest } = said(" x ");
    const entries = groups[0]?.entries.map((entry) => ({ ...entry, text: "neu" }));
    expect(planSent(plan, { ...changeEntry(draft, key, { text: " neu " }), recipient: " BR " })).toEqual({
      plan: { planId: "p-1", version: "4", ...rest, recipient: "BR", groups: [{ title: " x ", entries }] },
    });
  });
});
