import { useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { Image, isDrawable } from "#ui/image/image.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./card-image.css?inline";

interface CardImageProps {
  readonly src: string | null;
  /** Drawn where there is no picture, or a broken one. */
  readonly icon: string;
  /** `portrait` for a person: a round picture from which no wide frame cuts the chin. */
  readonly shape?: "landscape" | "portrait" | undefined;
}

/** The picture of a card beside its title, therefore silent: of one fixed shape, loaded when near, tidy when broken. */
export function CardImage({ src, icon, shape = "landscape" }: CardImageProps) {
  useStyles(css);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = isDrawable(src) && src !== broken;
  return (
    <div className="card-image" data-shape={shape} data-state={shown ? "picture" : "none"}>
      {shown ? (
        <Image src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Icon path={icon} size={40} />
      )}
    </div>
  );
}
