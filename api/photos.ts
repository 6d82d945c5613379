import * as v from "valibot";
import { ApiError } from "#api/errors.ts";
import { readBytes, defineResource } from "#api/resource.ts";
import type { RouteName } from "#api/routes.ts";
import { alwaysReader, defineWrite, doneAnswer, refusedWith } from "#api/write.ts";
import { id, list, text, type Id } from "#domain/entities/fields.ts";
import { photoSchema } from "#domain/entities/photo.ts";

/** The photos of one event by eventId, with the id and token for the archive of all. */
export const photosResource = defineResource(
  "photos",
  v.object({ photos: list(photoSchema), mediaId: id, token: text }),
  (answer) => answer,
);

/** Follows a download and can abort it; progress is a share from 0 to 1, null when unknown. */
export interface DownloadWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number | null) => void;
}

/** Gives bytes their type. Neither a page or message of the server nor nothing is saved as a file. @throws ApiError */
function asFile(route: RouteName, bytes: Blob, type: string): Blob {
  if (bytes.size === 0 || /^(text\/html|application\/json)/.test(bytes.type))
    throw new ApiError("malformed", route, `Malformed answer of ${route}: ${bytes.size} bytes of ${bytes.type}`);
  return new Blob([bytes], { type });
}

/** One photo as a JPEG file. @throws ApiError */
export async function downloadPhoto(photoId: Id, watch: DownloadWatch): Promise<Blob> {
  return asFile("photoDownload", await readBytes("photoDownload", { values: { id: photoId }, ...watch }), "image/jpeg");
}

/** What the archive of all photos of an event is requested with. */
export interface PhotoArchive {
  readonly mediaId: Id;
  readonly token: string;
  /**
   * Requests another token if the first is refused. Null if there is no way to, so that a refusal means an expired
   * session.
   */
  readonly freshToken: (() => Promise<string | null>) | null;
}

/**
 * Downloads all photos of an event as a zip file from the image service, with the token of the photos answer. If that
 * token is refused, the photos are read again for a fresh one, before the session counts as expired.
 * @throws ApiError
 */
export async function downloadAllPhotos(
  { mediaId, token, freshToken }: PhotoArchive,
  watch: DownloadWatch,
): Promise<Blob> {
  const zipBy = async (given: string, isPublic: boolean): Promise<Blob> =>
    asFile(
      "photosZip",
      await readBytes("photosZip", { values: { mediaId }, token: given, isPublic, ...watch }),
      "application/zip",
    );
  try {
    return await zipBy(token, true);
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.kind !== "session" || freshToken === null) throw thrown;
    return zipBy((await freshToken()) ?? token, false);
  }
}

/**
 * Requests the deletion of a photo: 200 is a success, 422 means that it was requested before, and any other status has
 * failed (contract section 4).
 */
export const photoDelete = defineWrite({
  name: "photoDelete",
  request: ({ photoId, reason }: { photoId: Id; reason: string }) => ({ values: { id: photoId }, query: { reason } }),
  answers: { 200: doneAnswer, 422: alwaysReader(refusedWith("requestedBefore" as const)) },
  outdates: [],
  key: ({ photoId }) => `photo ${photoId}`,
});
