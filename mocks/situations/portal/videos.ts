import { common } from "#i18n/common.ts";
import { eventVideos } from "#i18n/event-detail.ts";
import type { Situation } from "#mocks/situations/situation.ts";

const videos = { widget: "portal-event-detail", attributes: { "data-event-id": "5102" }, hash: "#videos" } as const;

/** The tab Videos of a rhetoric seminar. */
export const videoSituations: readonly Situation[] = [
  { id: "videos", title: "Videos", ...videos, shows: "Video: Rede 1" },
  { id: "videos-laden", title: "Videos laden", ...videos, scenario: "slow:videos", shows: eventVideos.loading },
  { id: "videos-keine", title: "Keine Videos", ...videos, scenario: "nulls:videos", shows: eventVideos.none },
  {
    id: "videos-fehler",
    title: "Videos nicht ladbar",
    ...videos,
    scenario: "fail:videos",
    shows: ["button", common.retry],
  },
  {
    id: "videos-gesperrt",
    title: "Videos eines fremden Dienstes vor der Einwilligung",
    ...videos,
    state: { videoScript: "https://videos.beispiel.example/player.js" },
    shows: ["button", "Videos laden"],
  },
  {
    id: "videos-dienst-fehlt",
    title: "Videodienst nicht erreichbar",
    ...videos,
    state: { videoScript: "/mock-media/keine-videos.js" },
    shows: eventVideos.failed,
    complaint: "404",
  },
];
