import { useState } from "react";
import { downloadAllPhotos, photosResource } from "#api/photos.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Photo } from "#domain/entities/photo.ts";
import { photoKinds, photosOfKind, type PhotoKind, type ShownPhoto } from "#domain/event/photos.ts";
import { isFilled } from "#domain/text/text.ts";
import { photosZipName } from "#i18n/file-names.ts";
import { photoModes, photos as texts } from "#i18n/photos.ts";
import { keyed } from "#lib/keyed.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { readFresh } from "#state/reads.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { downloadIcon } from "#ui/icon/paths.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { SentLine, type ClosedDialogResult } from "#widgets/shared/sending/sent-line.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { useAskedDeletions } from "./asked-deletions.ts";
import { DownloadStatus } from "./download-status.tsx";
import css from "./photos.css?inline";
import { Thumb } from "./thumb.tsx";
import { useDownload } from "./use-download.ts";

const DeletionDialog = lazyComponent(() => import("./deletion-dialog.tsx").then((module) => module.DeletionDialog));
const Viewer = lazyComponent(() => import("./viewer.tsx").then((module) => module.Viewer));

/**
 * What the closed dialog of a deletion still has to tell. Of a success the picture and its button tell already, so it
 * is only heard.
 */
function DeletionLine({ line }: { readonly line: ClosedDialogResult | null }) {
  if (line?.state !== "success") return <SentLine line={line} />;
  return (
    <VisuallyHidden>
      <SentLine line={line} />
    </VisuallyHidden>
  );
}

/** The photos of an event, with what their download needs; null where the answer has none. */
export interface PhotosAnswer {
  readonly photos: readonly Photo[];
  readonly mediaId: Id | null;
  readonly token: string | null;
}

function DownloadAll({ event, mediaId, token }: { event: PortalEvent; mediaId: Id; token: string }) {
  const downloader = useDownload("photosZip");
  const { eventId } = event;
  const freshToken = async (signal: AbortSignal): Promise<string | null> => {
    const asked = await readFresh(photosResource, { eventId }, signal);
    if (asked.state === "failed") throw asked.error;
    return asked.data.token;
  };
  const start = (): void =>
    downloader.start(photosZipName(event), (watch) =>
      downloadAllPhotos(
        { mediaId, token, freshToken: eventId === null ? null : () => freshToken(watch.signal) },
        watch,
      ),
    );
  return (
    <div className="stack photos-all">
      <div>
        <SendButton
          routes={["photosZip"]}
          icon={<Icon path={downloadIcon} size={20} />}
          busy={downloader.download.state === "running"}
          onClick={start}
        >
          {texts.downloadAll}
        </SendButton>
      </div>
      <DownloadStatus downloader={downloader} onRetry={start} />
    </div>
  );
}

interface ModesProps {
  readonly counts: Readonly<Record<PhotoKind, number>>;
  readonly kind: PhotoKind;
  readonly onChoose: (kind: PhotoKind) => void;
}

/** The choice between photos and flipcharts; nothing if there is only one of them. */
function Modes({ counts, kind, onChoose }: ModesProps) {
  if (photoKinds.some((each) => counts[each] === 0)) return null;
  return (
    <div className="photos-modes" role="group" aria-label={texts.modesLabel}>
      {photoKinds.map((each) => (
        <button key={each} type="button" aria-pressed={each === kind} onClick={() => onChoose(each)}>
          {photoModes[each](counts[each])}
        </button>
      ))}
    </div>
  );
}

/** A photo whose deletion dialog is open or was left, and the dialog's remaining message. */
interface Deleting {
  readonly photoId: Id;
  readonly name: string;
  readonly isOver: boolean;
  readonly line: ClosedDialogResult | null;
}

/** The deletion dialogs, each with its own message: a second one may be opened before the first is answered. */
function useDeletions() {
  const [all, setAll] = useState<readonly Deleting[]>([]);
  const put = (photoId: Id, change: Partial<Deleting>): void =>
    setAll((before) => before.map((one) => (one.photoId === photoId ? { ...one, ...change } : one)));
  const ask = (photoId: Id, name: string): void => {
    const left = all.find((one) => one.photoId === photoId && !one.isOver);
    if (left === undefined) setAll([...all.filter((one) => !one.isOver), { photoId, name, isOver: false, line: null }]);
    else left.line?.onReopen?.();
  };
  return { all, ask, put };
}

function Grid({ event, shown }: { event: PortalEvent; shown: readonly ShownPhoto[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const { all, ask, put } = useDeletions();
  const { isAsked, note } = useAskedDeletions();
  const lines = all.map(({ photoId, line }) => <DeletionLine key={photoId} line={line} />);
  return (
    <>
      {open === null && lines}
      <PacedList items={keyed(shown, ({ photo }) => photo.id)} className="photos-grid">
        {([key, photo], index) => (
          <li key={key}>
            <Thumb
              shown={photo}
              isAsked={photo.photo.id !== null && isAsked(photo.photo.id)}
              onOpen={() => setOpen(index)}
            />
          </li>
        )}
      </PacedList>
      {open !== null && (
        <Viewer
          texts={lazyTexts}
          event={event}
          shown={shown}
          first={open}
          onClose={() => setOpen(null)}
          isAsked={isAsked}
          onDelete={ask}
          lines={lines}
        />
      )}
      {all.map(
        ({ photoId, name, isOver }) =>
          !isOver && (
            <DeletionDialog
              key={photoId}
              texts={lazyTexts}
              {...{ photoId, name }}
              onAsked={() => note(photoId)}
              onClose={() => put(photoId, { isOver: true })}
              onLine={(line) => put(photoId, { line })}
            />
          ),
      )}
    </>
  );
}

/**
 * An event's photos and flipcharts separately, each opening the full-screen view, with a download of all as one file.
 */
export function Gallery({ event, answer: { photos, mediaId, token } }: { event: PortalEvent; answer: PhotosAnswer }) {
  useStyles(css);
  const shown = { photo: photosOfKind(photos, "photo"), flipchart: photosOfKind(photos, "flipchart") };
  const counts = { photo: shown.photo.length, flipchart: shown.flipchart.length };
  const [wanted, setKind] = useState<PhotoKind>("photo");
  const kind = counts[wanted] > 0 ? wanted : (photoKinds.find((each) => counts[each] > 0) ?? "photo");
  if (counts[kind] === 0) return <Empty about="missing">{texts.none}</Empty>;
  return (
    <div className="stack photos">
      <div className="photos-head">
        <Modes counts={counts} kind={kind} onChoose={setKind} />
        {isFilled(token) && mediaId !== null && mediaId !== "" && (
          <DownloadAll event={event} mediaId={mediaId} token={token} />
        )}
      </div>
      <Grid key={kind} event={event} shown={shown[kind]} />
    </div>
  );
}
