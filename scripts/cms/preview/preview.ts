import { berlinWall } from "#domain/dates/time.ts";
import { createPortal, type MockResponse, type Portal } from "#mocks/model/portal.ts";

/** What the editor wants to see. */
interface Wanted {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Addresses of the mock portal's pictures inside its answers. */
const PICTURE = /\/mock-media\/[\w/-]+\.svg/g;

const isText = (body: MockResponse["body"]): body is string => typeof body === "string";

/** Replaces pictures, which no server has, by what they show. */
async function withPictures(portal: Portal, text: string): Promise<string> {
  const shown = new Map<string, string>();
  for (const address of new Set(text.match(PICTURE))) {
    const picture = await portal.handle({ method: "GET", url: address });
    if (picture !== null && isText(picture.body))
      shown.set(address, `data:image/svg+xml,${encodeURIComponent(picture.body)}`);
  }
  return text.replace(PICTURE, (address) => shown.get(address) ?? address);
}

/** The mock portal in place of the network: nothing leaves the frame. */
function answerCalls(portal: Portal): void {
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await portal.handle({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    if (answer === null) return new Response(null, { status: 404 });
    if (answer.status === 0) throw new TypeError("Failed to fetch");
    const body = isText(answer.body) ? await withPictures(portal, answer.body) : new Uint8Array(answer.body).buffer;
    return new Response(answer.status === 204 ? null : body, { status: answer.status, headers: answer.headers });
  };
}

/** A frame without an origin has no storage, and asking for it is an error: here is one that forgets. */
function lendStorage(): void {
  const memory = (): object => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    };
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: memory() });
  Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
}

/** Tells the editor how high the preview is. */
function reportHeight(): void {
  const report = (): void =>
    parent.postMessage({ kundenportal: "height", height: document.documentElement.offsetHeight }, "*");
  new ResizeObserver(report).observe(document.documentElement);
}

async function draw({ id, attributes }: Wanted, portal: Portal): Promise<void> {
  const anchor = document.createElement("div");
  anchor.id = id;
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith("data-")) anchor.setAttribute(name, await withPictures(portal, value));
  document.body.append(anchor);
  const script = document.createElement("script");
  script.src = "../portal/portal.single.js";
  document.body.append(script);
}

/**
 * Whether a window is around this one. Where the editor draws its blocks in a frame, the scripts that write to us run
 * around it.
 */
function isAround(other: MessageEventSource | null): boolean {
  for (let at: Window = window; at !== at.parent; at = at.parent) if (at.parent === other) return true;
  return false;
}

/** Begins with the first message of the site's own editor: other text would stand in the site's name. */
function listen({ source, origin, data }: MessageEvent<unknown>): void {
  if (!isAround(source) || origin !== location.origin || typeof data !== "string") return;
  removeEventListener("message", listen);
  const portal = createPortal({ today: berlinWall(Date.now()).slice(0, 10) });
  answerCalls(portal);
  reportHeight();
  void draw(JSON.parse(data) as Wanted, portal);
}

if (window.parent !== window) {
  lendStorage();
  addEventListener("message", listen);
  parent.postMessage({ kundenportal: "ready" }, "*");
}
