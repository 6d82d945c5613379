import { useRef, useState } from "react";
import type { ShownPhoto } from "#domain/event/photos.ts";
import { photoDeletion, photoName, photos as texts } from "#i18n/photos.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Image } from "#ui/image/image.tsx";
import { useNearViewport } from "./near-viewport.ts";

const photoIcon = "M3 5h18v14H3zM3 16l5-5 4.5 4.5L15 13l6 5M15.5 8.5v.1";

/** A small picture that opens the full-screen view; it is loaded when near, in a frame of fixed size. */
export function Thumb({
  shown: { kind, nr, small },
  isAsked,
  onOpen,
}: {
  shown: ShownPhoto;
  /** Whether its deletion has been requested. */
  isAsked: boolean;
  onOpen: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const near = useNearViewport(button);
  const [broken, setBroken] = useState(false);
  const name = photoName(kind, nr);
  const label = isAsked ? `${name} (${photoDeletion.asked})` : name;
  return (
    <button
      type="button"
      className="photos-thumb"
      ref={button}
      aria-label={texts.open(label)}
      aria-haspopup="dialog"
      data-kind={kind}
      onClick={onOpen}
    >
      <span className="photos-frame">
        {near && !broken && <Image src={small} alt="" decoding="async" onError={() => setBroken(true)} />}
        {broken && <Icon path={photoIcon} size={32} />}
      </span>
      <span className="small">{label}</span>
    </button>
  );
}
