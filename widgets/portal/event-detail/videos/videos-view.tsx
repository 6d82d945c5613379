import { useEffect, useState } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { videoScript, videosResource, type VideoSource } from "#api/videos.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { common } from "#i18n/common.ts";
import { eventVideos as texts } from "#i18n/event-detail.ts";
import { useConsent } from "#state/consent.ts";
import { useResource } from "#state/resources.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { ConsentButton } from "#widgets/shared/foreign/consent-button.tsx";
import { loadScript, unloadScript } from "#widgets/shared/foreign/load-script.ts";
import { removeSlottedElement, slottedElement, useLosses } from "#widgets/shared/foreign/slotted-element.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";

/** The name of the slot for the element that the video script fills. */
const VIDEOS_SLOT = "videos";

interface PlayerProps {
  readonly source: VideoSource;
  readonly eventId: Id;
}

type PlayerState = "loading" | "ready" | "failed";

/** The elements that a video script has filled. */
const filled = new WeakSet<HTMLElement>();

/** The address of the script that fills an element. @throws Error if it is invalid */
function addressFor({ source, eventId }: PlayerProps, boxId: string): URL {
  const address = videoScript(source, boxId, eventId);
  if (address === null) throw new Error("The address of the videos is not valid.");
  return address;
}

/** Loads the script that fills the anchor's element, once even if the tab is shown repeatedly. */
async function fill(anchor: HTMLElement, props: PlayerProps, nonce: string): Promise<void> {
  const isForeign = addressFor(props, "").origin !== location.origin;
  const box: HTMLElement = slottedElement(anchor, VIDEOS_SLOT, {
    isForeign,
    onGone: () => unloadScript(addressFor(props, box.id).href),
  });
  if (filled.has(box)) return;
  await loadScript(addressFor(props, box.id).href, nonce);
  filled.add(box);
}

function Player(props: PlayerProps) {
  const { anchor, nonce } = useAnchorContext();
  const losses = useLosses();
  const [state, setState] = useState<PlayerState>("loading");
  const start = (): (() => void) => {
    let alive = true;
    const settle = (next: PlayerState) => () => {
      if (alive) setState(next);
    };
    fill(anchor, props, nonce).then(settle("ready"), settle("failed"));
    return () => {
      alive = false;
    };
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per showing: the source of an event does not change
  useEffect(start, [losses]);
  const retry = (): void => {
    setState("loading");
    start();
  };
  return (
    <div role="region" aria-label={texts.label} data-state={state}>
      {state === "loading" && <Notice state="loading">{texts.loading}</Notice>}
      {state === "failed" && (
        <Notice state="error" retry={{ label: common.retry, onRetry: retry }}>
          {texts.failed}
        </Notice>
      )}
      <slot name={VIDEOS_SLOT} />
    </div>
  );
}

/** Replaces foreign videos without consent, and removes their element, even while they play or load. */
function Blocked({ host }: { readonly host: string }) {
  const { anchor } = useAnchorContext();
  useEffect(() => removeSlottedElement(anchor, VIDEOS_SLOT), [anchor]);
  return (
    <Notice state="info" actions={<ConsentButton>{texts.load}</ConsentButton>}>
      <p>
        <strong>{texts.blocked}</strong>
      </p>
      <p>{texts.blockedReason(host)}</p>
    </Notice>
  );
}

/** The videos; foreign ones need the customer's consent, those of our own site do not. */
function Videos({ source, eventId }: PlayerProps) {
  const consent = useConsent();
  const address = videoScript(source, "", eventId);
  if (source.url === null || source.url.trim() === "") return <Empty about="missing">{texts.none}</Empty>;
  const foreign = address !== null && address.origin !== location.origin ? address.host : null;
  return (
    <div className="stack">
      <p className="muted">{texts.privacy}</p>
      {foreign !== null && !consent ? <Blocked host={foreign} /> : <Player source={source} eventId={eventId} />}
    </div>
  );
}

function LoadedVideos({ eventId }: { eventId: Id }) {
  const watched = useResource(videosResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loading}>
      {(source) => <Videos source={source} eventId={eventId} />}
    </RemoteView>
  );
}

/** The tab Videos: a script of the video service fills an element of the page (spec section 7, contract section 4). */
export function VideosView({ event }: { event: PortalEvent }) {
  return event.eventId === null ? (
    <Empty about="missing">{texts.none}</Empty>
  ) : (
    <LoadedVideos eventId={event.eventId} />
  );
}
