import { previewed, type BlockAttributes } from "./values.ts";
import { element, i18n, preview, type ToldWidget } from "./wordpress.ts";

const { __, sprintf } = i18n;

/** Milliseconds without typing after which the preview is drawn anew. */
const QUIET = 400;

/** A preview is no higher than so many pixels; what is below is cut off. */
const HIGHEST = 900;

/** What the frame says: that it listens, and how high it is. */
type Told = { readonly kundenportal: "ready" } | { readonly kundenportal: "height"; readonly height: number };

const isTold = (data: unknown): data is Told =>
  typeof data === "object" && data !== null && ["ready", "height"].includes((data as Partial<Told>).kundenportal ?? "");

/** The value, once it has not changed for a while. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = element.useState(value);
  element.useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}

/** The widget with made-up data, in a frame of its own that cannot reach the editor. */
export function Preview({ attributes, told }: { readonly attributes: BlockAttributes; readonly told: ToldWidget }) {
  const frame = element.useRef<HTMLIFrameElement | null>(null);
  const [height, setHeight] = element.useState(told.height);
  const wanted = useQuiet(JSON.stringify(previewed(attributes, told)));
  element.useEffect(() => {
    // The block may stand in a frame of the editor's own, and the preview talks to its parent.
    const parent = frame.current?.ownerDocument.defaultView;
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      const preview = frame.current?.contentWindow;
      if (preview === undefined || preview === null || source !== preview || !isTold(data)) return;
      if (data.kundenportal === "height") setHeight(Math.min(data.height, HIGHEST));
      // The frame has no origin that could be named.
      else preview.postMessage(frame.current?.dataset.wanted, "*");
    };
    parent?.addEventListener("message", listen);
    return () => parent?.removeEventListener("message", listen);
  }, []);
  return (
    <div className="kundenportal-preview">
      <iframe
        key={wanted}
        ref={frame}
        // translators: %s: name of a widget
        title={sprintf(__("Vorschau: %s", "kundenportal"), told.name)}
        data-wanted={wanted}
        src={preview}
        sandbox="allow-scripts"
        style={{ height }}
        tabIndex={-1}
      />
    </div>
  );
}
