import { edited, instead, misread, stale, undone, type Value } from "./habits.ts";
import { json, page, type Breach } from "./serve.ts";

const next = "After this write the next read shows" as const;
const session = "Guest, customer, log-in, expiry" as const;
const done = json(200, {});
const ok = json(200, { status: "ok", errorMsg: null });

/** What is wrong with what a customer does: booking, cancelling, settings, feedback, plans, the log-in. */
export const customerBreaches: readonly Breach[] = [
  {
    breach: "a cancellation that no read shows",
    chapter: next,
    calls: ["cancelRecipient"],
    habit: () => undone(["cancelRecipient"], done),
  },
  {
    breach: "204 for a cancellation",
    chapter: next,
    calls: ["cancelRecipient"],
    habit: () =>
      instead(({ name, request }) => name === "cancelRecipient" && request.isNobody === false, {
        status: 204,
        headers: {},
        body: "",
      }),
  },
  {
    breach: "anybody may cancel",
    chapter: session,
    calls: ["cancelRecipient"],
    habit: () =>
      misread((request, { name }) => (name === "cancelRecipient" ? { ...request, isNobody: false } : request)),
  },
  {
    breach: "a booked reservation that still reads reservation",
    chapter: "Nothing is ordered twice",
    calls: ["checkout", "recipients"],
    habit: () =>
      edited(["recipients"], ({ recipients }) => ({
        recipients: (recipients as Value[]).map((row) =>
          row.type === "booking" ? { ...row, type: "reservation" } : row,
        ),
      })),
  },
  {
    breach: "a photo whose deletion may be asked for again",
    chapter: "Photos and their tokens",
    calls: ["photoDelete"],
    habit: () => undone(["photoDelete"], done),
  },
  {
    breach: "feedback without its token taken",
    chapter: session,
    calls: ["feedbackSend"],
    habit: () => undone(["feedbackSend"], json(200, { success: true })),
  },
  {
    breach: "feedback that is refused",
    chapter: "Nothing is ordered twice",
    calls: ["feedbackSend"],
    habit: () => edited(["feedbackSend"], () => ({ success: false })),
  },
  {
    breach: "personal data that are not saved",
    chapter: next,
    calls: ["savePersonalData"],
    habit: () => undone(["savePersonalData"], done),
  },
  {
    breach: "hotel wishes that are not saved",
    chapter: next,
    calls: ["saveHotelPreferences"],
    habit: () => undone(["saveHotelPreferences"], done),
  },
  {
    breach: "old functions after a save",
    chapter: next,
    calls: ["saveBrFunctions"],
    habit: () => stale(["userBrFunctions"]),
  },
  {
    breach: "information offers the wrong way round",
    chapter: next,
    calls: ["saveAdvertising"],
    habit: () => undone(["saveAdvertising"], ok),
  },
  {
    breach: "a login address that changes at once",
    chapter: next,
    calls: ["saveLoginEmail"],
    habit: () => {
      let isAsked = false;
      return edited(["userData", "saveLoginEmail"], (value, { name }) => {
        if (name === "saveLoginEmail") isAsked = true;
        const data = value.userData as Value | undefined;
        return isAsked && data !== undefined
          ? { userData: { ...data, loginEmail: "pruefung@beispiel.example" } }
          : value;
      });
    },
  },
  {
    breach: "a member's data that are not saved",
    chapter: next,
    calls: ["saveGremiumPersonalData"],
    habit: () => undone(["saveGremiumPersonalData"], done),
  },
  {
    breach: "a plan saved over another's",
    chapter: "A training plan edited by two",
    calls: ["trainingPlanCreate", "trainingPlanEdit", "trainingPlanDelete"],
    habit: () =>
      misread((request, { name, portal }) => {
        if (name !== "trainingPlanEdit") return request;
        const version = portal.state().plans[0]?.version ?? 0;
        return { ...request, body: String(request.body).replace(/"version":\d+/, `"version":${String(version)}`) };
      }),
  },
  {
    breach: "a deleted plan that stays",
    chapter: next,
    calls: ["trainingPlanCreate", "trainingPlanDelete"],
    habit: () => undone(["trainingPlanDelete"], done),
  },
  {
    breach: "a log-in that leads to a page",
    chapter: session,
    calls: ["localLogin"],
    habit: () =>
      instead(({ name }, right) => name === "localLogin" && right.status === 200, {
        status: 302,
        headers: { location: "/kundenportal" },
        body: "",
      }),
  },
  {
    breach: "a log-in page for a wrong password",
    chapter: session,
    calls: ["localLogin"],
    habit: () => instead(({ name }, right) => name === "localLogin" && right.status === 401, page),
  },
  {
    breach: "a session that calls do not know after the log-in",
    chapter: session,
    calls: ["localLogin"],
    habit: () =>
      instead(
        ({ name, request }) => name === "user" && (request.headers?.cookie ?? "").includes("session=2"),
        json(200, { user: null }),
      ),
  },
];
