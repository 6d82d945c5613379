import { useRef, useState } from "react";
import type { Picture } from "#domain/hotel/gallery.ts";
import { galleryTexts as texts } from "#i18n/hotel.ts";
import { keyed } from "#lib/keyed.ts";
import { StepButton } from "#ui/button/step-button.tsx";
import { Figure } from "./gallery-figure.tsx";

/** Pictures side by side that can be swiped, scrolled or stepped through, by the browser's own scrolling. */
export function Carousel({ pictures }: { pictures: readonly Picture[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = pictures.length;
  if (count === 0) return null;
  const show = (next: number): void => {
    setIndex(next);
    if (track.current !== null) track.current.scrollLeft = next * track.current.clientWidth;
  };
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    const position = clientWidth === 0 ? 0 : scrollLeft / clientWidth;
    // Between two pictures it is still scrolling.
    if (Math.abs(position - Math.round(position)) < 0.1) setIndex(Math.round(position));
  };
  return (
    <div className="carousel" role="group" aria-label={texts.label}>
      <ul className="carousel-track" ref={track} tabIndex={0} aria-label={texts.label} onScroll={follow}>
        {keyed(pictures, ({ url }) => url).map(([key, picture], at) => (
          <li key={key}>
            <Figure picture={picture} alt={texts.position(at + 1, count)} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="carousel-bar">
          <StepButton
            className="carousel-step"
            size={24}
            label={texts.previous}
            direction="back"
            disabled={index === 0}
            onStep={() => show(index - 1)}
          />
          <p role="status">{texts.position(index + 1, count)}</p>
          <StepButton
            className="carousel-step"
            size={24}
            label={texts.next}
            direction="on"
            disabled={index === count - 1}
            onStep={() => show(index + 1)}
          />
        </div>
      )}
    </div>
  );
}
