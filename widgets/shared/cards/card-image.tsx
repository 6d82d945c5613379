import { useState } from "react";
import { initialsOf } from "#domain/people/initials.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Image, isDrawable } from "#ui/image/image.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./card-image.css?inline";

interface CardImageProps {
  readonly src: string | null;
  /** Shown if there is no picture or it cannot be loaded. */
  readonly icon: string;
  /** With `portrait` the picture is round, for a person whose chin a wide frame would cut off. */
  readonly shape?: "landscape" | "portrait" | undefined;
  /** The name of the person in the picture, whose initials are shown in place of the icon. */
  readonly name?: string | null;
}

/**
 * The picture of a card, which is decorative beside the title and so has no alternative text. Its shape is fixed, it is
 * loaded when near, and an icon or the person's initials replace a broken one.
 */
export function CardImage({ src, icon, shape = "landscape", name = null }: CardImageProps) {
  useStyles(css);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = isDrawable(src) && src !== broken;
  const initials = initialsOf(name ?? "");
  return (
    <div className="card-image" data-shape={shape} data-state={shown ? "picture" : "none"}>
      {shown ? (
        <Image src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : initials !== "" ? (
        <span className="card-initials" aria-hidden="true">
          {initials}
        </span>
      ) : (
        <Icon path={icon} size={40} />
      )}
    </div>
  );
}
