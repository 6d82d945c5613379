import type * as v from "valibot";
import { feedbackSend } from "#api/feedback.ts";
import { saveAdvertising } from "#api/settings-saves.ts";
import { advertisingTopics } from "#mocks/data/portal/settings.ts";
import { ok, unknown, type Answer, type Context, type Handlers } from "#mocks/model/answer.ts";
import { withBody } from "#mocks/model/check.ts";
import { idempotent } from "#mocks/model/once.ts";
import { deleteWish } from "#mocks/model/shop/wishlist.ts";
import { completedSeminars } from "./events.ts";

const idsOf = (joined: string): number[] =>
  joined
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(Number);

function strangers(ids: readonly number[], topics: typeof advertisingTopics.print): number[] {
  return ids.filter((id) => !topics.some(({ attributevalue }) => attributevalue === id));
}

function saveInformation(body: v.InferOutput<typeof saveAdvertising.body>, { state }: Context): Answer {
  const [selectedPrintTopics, selectedDigitalTopics] = [idsOf(body.printTopics), idsOf(body.digitalTopics)];
  const wrong = [
    ...strangers(selectedPrintTopics, advertisingTopics.print),
    ...strangers(selectedDigitalTopics, advertisingTopics.digital),
  ];
  if (wrong.length > 0) return ok({ status: "error", errorMsg: "Ein gewähltes Thema wird nicht mehr angeboten." });
  const { sendCatalogPrint, sendCatalogDigital } = body;
  Object.assign(state.marketing, {
    sendAdsPrint: !body.donotbulkpostalmail,
    sendAdsDigital: !body.donotbulkemail,
    sendCatalogPrint,
    sendCatalogDigital,
    selectedPrintTopics,
    selectedDigitalTopics,
  });
  return ok({ status: "ok", errorMsg: null });
}

type Names =
  | "marketingPreferences"
  | "saveAdvertising"
  | "articles"
  | "feedbackEvents"
  | "feedbackSend"
  | "bookmarks"
  | "bookmarkDelete";

export const marketingHandlers: Handlers<Names> = {
  marketingPreferences: ({ state }) => ok({ marketingPreferences: state.marketing }),
  saveAdvertising: withBody(saveAdvertising.body, saveInformation),
  articles: ({ state }) => ok({ articles: state.articles }),
  feedbackEvents: ({ state, today }) => ok({ value: completedSeminars(state, today) }),
  feedbackSend: idempotent(
    "feedbackSend",
    withBody(feedbackSend.body, (body, { state }) => {
      state.feedback.push(body);
      return ok({ success: true });
    }),
    false,
  ),
  bookmarks: ({ state }) => ok({ bookmarks: state.bookmarks }),
  bookmarkDelete: ({ state, params }) => {
    if (deleteWish(state.shop, params.id ?? "")) return ok({});
    const left = state.bookmarks.filter(({ id }) => String(id) !== params.id);
    if (left.length === state.bookmarks.length) return unknown(`bookmark ${params.id ?? ""}`);
    state.bookmarks = left;
    return ok({});
  },
};
