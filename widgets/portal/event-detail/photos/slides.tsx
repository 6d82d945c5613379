import { useEffect, useEffectEvent, useRef } from "react";
import Swiper from "swiper";
import swiperCss from "swiper/css?inline";
import type { ShownPhoto } from "#domain/event/photos.ts";
import { photoName } from "#i18n/photos.ts";
import { keyed } from "#lib/keyed.ts";
import { Image } from "#ui/image/image.tsx";
import { mediaQueryList, REDUCED_MOTION } from "#ui/page/media-query.ts";
import { useStyles } from "#ui/root/root.tsx";

interface SlidesProps {
  readonly shown: readonly ShownPhoto[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

const SPEED_MS = 250;

/** The pictures to swipe through; only the visible one and its neighbours are loaded. */
export function Slides({ shown, index, onIndex }: SlidesProps) {
  useStyles(swiperCss);
  const box = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const onChange = useEffectEvent((next: number) => onIndex(next));
  const first = useEffectEvent(() => index);
  useEffect(() => {
    if (box.current === null) return undefined;
    const made = new Swiper(box.current, {
      initialSlide: first(),
      speed: SPEED_MS,
      on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
    });
    swiper.current = made;
    return () => {
      swiper.current = null;
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (swiper.current?.activeIndex !== index)
      swiper.current?.slideTo(index, mediaQueryList(REDUCED_MOTION)?.matches === true ? 0 : SPEED_MS);
  }, [index]);
  return (
    <div className="swiper" ref={box}>
      <div className="swiper-wrapper">
        {keyed(shown, ({ photo }) => photo.id).map(([key, { kind, nr, large }], at) => (
          <div key={key} className="swiper-slide" aria-hidden={at === index ? undefined : true}>
            {Math.abs(at - index) <= 1 && <Image src={large} alt={photoName(kind, nr)} draggable={false} />}
          </div>
        ))}
      </div>
    </div>
  );
}
