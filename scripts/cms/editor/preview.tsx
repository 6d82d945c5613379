import { element, i18n, preview, type ToldWidget } from "./wordpress.ts";
import { previewed, type BlockAttributes } from "./values.ts";

const { __, sprintf } = i18n;

/** Milliseconds without typing after which the preview is drawn anew. */
const QUIET = 400;

/** A preview is no higher than so many pixels; what is below is cut off. */
const HIGHEST = 900;

/** What the frame says. */
interface Told {
  readonly kundenportal: "height";
  readonly height: number;
}

const isTold = (data: unknown): data is Told =>
  typeof data === "object" && data !== null && (data as Partial<Told>).kundenportal === "height";

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
      if (source === frame.current?.contentWindow && isTold(data)) setHeight(Math.min(data.height, HIGHEST));
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
        src={`${preview}#${encodeURIComponent(wanted)}`}
        sandbox="allow-scripts"
        style={{ height }}
        tabIndex={-1}
      />
    </div>
  );
}
