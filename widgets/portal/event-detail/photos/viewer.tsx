import { useState, type KeyboardEvent, type ReactNode } from "react";
import { downloadPhoto, photoDelete } from "#api/photos.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { ShownPhoto } from "#domain/event/photos.ts";
import { common } from "#i18n/common.ts";
import { photoFileName } from "#i18n/file-names.ts";
import { photoDeletion, photoName, photos as texts } from "#i18n/photos.ts";
import { useSending } from "#state/sending/send.ts";
import { Button } from "#ui/button/button.tsx";
import { StepButton } from "#ui/button/step-button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { checkIcon, downloadIcon, trashIcon } from "#ui/icon/paths.ts";
import { Image } from "#ui/image/image.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { BackCloses } from "#widgets/shared/page/back-closes.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { DownloadStatus } from "./download-status.tsx";
import { useDownload } from "./use-download.ts";
import css from "./viewer.css?inline";

const Slides = lazyComponent(() => import("./slides.tsx").then((module) => module.Slides));

interface ViewerProps {
  readonly event: PortalEvent;
  readonly shown: readonly ShownPhoto[];
  /** The index of the first picture shown. */
  readonly first: number;
  readonly onClose: () => void;
  readonly isAsked: (photoId: Id) => boolean;
  /** Opens the deletion dialog for a picture, by its id and name. */
  readonly onDelete: (photoId: Id, name: string) => void;
  /** The remaining messages of such dialogs. */
  readonly lines: ReactNode;
}

interface StageProps {
  readonly shown: readonly ShownPhoto[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

/** One picture without swiping, before Swiper is loaded or if it cannot be loaded. */
function Still({ photo }: { photo: ShownPhoto }) {
  return (
    <div className="viewer-still">
      <Image src={photo.large} alt={photoName(photo.kind, photo.nr)} />
    </div>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function Stage({ shown, index, onIndex }: StageProps) {
  const photo = shown[index];
  if (photo === undefined) return null;
  const still = <Still photo={photo} />;
  return (
    <div className="viewer-stage">
      <Slides texts={lazyTexts} placeholder={still} fallback={still} shown={shown} index={index} onIndex={onIndex} />
      {shown.length > 1 && (
        <>
          <StepButton
            className="viewer-step"
            size={32}
            label={texts.previous}
            direction="back"
            disabled={index === 0}
            onStep={() => onIndex(index - 1)}
          />
          <StepButton
            className="viewer-step"
            size={32}
            label={texts.next}
            direction="on"
            disabled={index === shown.length - 1}
            onStep={() => onIndex(index + 1)}
          />
        </>
      )}
    </div>
  );
}

/** The actions for the visible picture. */
function Actions({
  event,
  photo,
  photoId,
  isAsked,
  onDelete,
}: {
  event: PortalEvent;
  photo: ShownPhoto;
  photoId: Id;
  isAsked: boolean;
  onDelete: () => void;
}) {
  const downloader = useDownload("photoDownload");
  const isDeleting = useSending(photoDelete.key({ photoId, reason: "" }));
  const start = (): void => downloader.start(photoFileName(event, photo), (watch) => downloadPhoto(photoId, watch));
  return (
    <>
      <SendButton
        routes={["photoDownload"]}
        icon={<Icon path={downloadIcon} size={20} />}
        busy={downloader.download.state === "running"}
        onClick={start}
      >
        {texts.downloadOne}
      </SendButton>
      {isAsked ? (
        <Button icon={<Icon path={checkIcon} size={20} />} aria-disabled>
          {photoDeletion.asked}
        </Button>
      ) : (
        <Button icon={<Icon path={trashIcon} size={20} />} busy={isDeleting} onClick={onDelete}>
          {photoDeletion.open}
        </Button>
      )}
      <DownloadStatus downloader={downloader} onRetry={start} inDialog />
    </>
  );
}

/** The full-screen view: one picture at a time, by keys, buttons or swiping, with its download and deletion request. */
export function Viewer({ event, shown, first, onClose, isAsked, onDelete, lines }: ViewerProps) {
  useStyles(css);
  const [index, setIndex] = useState(first);
  const photo = shown[index];
  if (photo === undefined) return null;
  const photoId = photo.photo.id;
  const position = `${photoName(photo.kind, photo.nr)} (${texts.position(index + 1, shown.length)})`;
  const onKeyDown = (key: KeyboardEvent): void => {
    const next = steps[key.key]?.(index, shown.length);
    if (next === undefined || key.altKey || key.ctrlKey || key.metaKey) return;
    key.preventDefault();
    setIndex(next);
  };
  return (
    <div onKeyDown={onKeyDown}>
      <Dialog
        open
        title={position}
        closeLabel={common.close}
        size="full"
        onClose={onClose}
        footer={
          photoId !== null && (
            <>
              <Actions
                key={photoId}
                event={event}
                photo={photo}
                photoId={photoId}
                isAsked={isAsked(photoId)}
                onDelete={() => onDelete(photoId, photoName(photo.kind, photo.nr))}
              />
              {lines}
            </>
          )
        }
      >
        <BackCloses />
        <Announced unseen>{position}</Announced>
        <Stage shown={shown} index={index} onIndex={setIndex} />
      </Dialog>
    </div>
  );
}
