import type { Photo } from "#domain/entities/photo.ts";
import { jpegBytes, makeZip } from "#mocks/data/files.ts";
import {
  bytes,
  ok,
  problem,
  unknown,
  type Answer,
  type Context,
  type Handler,
  type Handlers,
} from "#mocks/model/answer.ts";
import { imageTokenOf } from "#mocks/model/session.ts";
import { findEvent } from "./events.ts";
import { documentPaper, gremiumPaper, noticePaper, themePaper } from "./papers.ts";

const mediaIdOf = (eventId: string): string => `media-${eventId}`;

/** A handler for an existing event of the path value `eventId`. */
function forEvent(handle: (eventId: string, context: Context) => Answer): Handler {
  return (context) => {
    const eventId = context.params.eventId ?? "";
    return findEvent(context.state, eventId) === undefined ? unknown(`event ${eventId}`) : handle(eventId, context);
  };
}

function forPhoto(handle: (photo: Photo, context: Context) => Answer): Handler {
  return (context) => {
    const photo = Object.values(context.state.photos)
      .flat()
      .find(({ id }) => String(id) === context.params.id);
    return photo === undefined ? unknown(`photo ${context.params.id ?? ""}`) : handle(photo, context);
  };
}

function deletePhoto(photo: Photo, { state, query }: Context): Answer {
  if ((query.get("reason") ?? "").trim() === "") return problem(400, "Query: reason must not be empty");
  const id = Number(photo.id);
  if (state.photosAskedToDelete.includes(id)) return problem(422, "The deletion has been asked for already");
  state.photosAskedToDelete.push(id);
  return ok({});
}

const pdf = (paper: Uint8Array): Answer => bytes("application/pdf", paper);

type Names =
  | "photos"
  | "photoDownload"
  | "photoDelete"
  | "photosZip"
  | "videos"
  | "documents"
  | "documentDownload"
  | "noticePdf"
  | "themePdf"
  | "gremiumPdf"
  | "priceCalculator";

export const mediaHandlers: Handlers<Names> = {
  photos: forEvent((eventId, { state }) => {
    const mediaId = mediaIdOf(eventId);
    return ok({ photos: state.photos[eventId] ?? [], mediaId, token: imageTokenOf(mediaId) });
  }),
  photoDownload: forPhoto(() => bytes("image/jpeg", jpegBytes())),
  photoDelete: forPhoto(deletePhoto),
  photosZip: ({ state, params }) => {
    const mediaId = params.mediaId ?? "";
    const photos = state.photos[mediaId.replace(/^media-/, "")];
    return photos === undefined
      ? unknown(`medium ${mediaId}`)
      : bytes(
          "application/zip",
          makeZip(photos.slice(0, 3).map(({ nr }) => ({ name: `Bild${nr ?? ""}.jpg`, bytes: jpegBytes() }))),
        );
  },
  videos: forEvent((eventId, { state }) => {
    const isRhetoric = findEvent(state, eventId)?.isRhetoric === true;
    return ok(
      isRhetoric ? { url: state.videoScript, token: `mock-video-token-${eventId}` } : { url: null, token: null },
    );
  }),
  documents: forEvent((eventId, { state }) => ok({ documents: state.documents[eventId] ?? [] })),
  documentDownload: ({ state, query }) => {
    const documentId = query.get("documentId") ?? "";
    const found = Object.entries(state.documents).find(([, documents]) =>
      documents.some(({ id }) => String(id) === documentId),
    );
    if (found === undefined) return unknown(`document ${documentId}`);
    return pdf(documentPaper(query.get("filename") ?? "", findEvent(state, found[0])));
  },
  noticePdf: forEvent((eventId, { state }) => {
    const event = findEvent(state, eventId);
    return event === undefined ? unknown(`event ${eventId}`) : pdf(noticePaper(state, event));
  }),
  themePdf: ({ state, params, today }) => pdf(themePaper(state, params.themeId ?? "", today)),
  gremiumPdf: ({ state, today }) => pdf(gremiumPaper(state, today)),
  priceCalculator: forEvent((eventId) =>
    bytes(
      "text/html; charset=utf-8",
      `<!doctype html><html lang="de"><title>Kostenrechner</title><h1>Kostenrechner für Termin ${eventId}</h1></html>`,
    ),
  ),
};
