import { documentFileName, documentHref, documentsResource } from "#api/documents.ts";
import type { PortalDocument } from "#domain/entities/document.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { documentsAvailable } from "#domain/event/events.ts";
import { isFilled } from "#domain/text/text.ts";
import { documents as texts } from "#i18n/documents.ts";
import { keyed } from "#lib/keyed.ts";
import { PacedList } from "#pace/paced-list.tsx";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { AddressFollower, useAddressed } from "#ui/addressed/addressed.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { documentIcon } from "#ui/icon/paths.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import css from "./event-documents.css?inline";

/**
 * The documents of an event, read when shown; before its start, the date from which they are available (spec section
 * 4).
 */
export function EventDocuments({ event }: { event: ListedEvent }) {
  const now = useNow();
  if (!documentsAvailable(event, now)) return <Notice state="info">{texts.fromStart}</Notice>;
  if (event.eventId === null) return <Empty about="missing">{texts.none}</Empty>;
  return <LoadedDocuments eventId={event.eventId} />;
}

function LoadedDocuments({ eventId }: { eventId: string | number }) {
  const watched = useResource(documentsResource, { eventId });
  return (
    <RemoteView watched={watched} loading={texts.loading}>
      {(found) => <Files files={found} />}
    </RemoteView>
  );
}

function File({ file }: { file: PortalDocument }) {
  const config = useConfig();
  const id = file.id === null ? undefined : `document-${file.id}`;
  const { ref } = useAddressed(id);
  const extension = isFilled(file.extension) ? file.extension.trim() : null;
  return (
    <li id={id} ref={ref}>
      {extension === null ? (
        <Icon path={documentIcon} size={20} />
      ) : (
        <span className="document-type" aria-hidden="true">
          {extension}
        </span>
      )}
      <a href={documentHref(config, file) ?? undefined} download={documentFileName(file)}>
        {documentFileName(file)}
      </a>
    </li>
  );
}

function Files({ files }: { files: readonly PortalDocument[] }) {
  useStyles(css);
  if (files.length === 0) return <Empty about="missing">{texts.none}</Empty>;
  return (
    <>
      <p className="small muted">{texts.count(files.length)}</p>
      <AddressFollower>
        <PacedList items={keyed(files, ({ id }) => id)} className="documents">
          {([key, file]) => <File key={key} file={file} />}
        </PacedList>
      </AddressFollower>
    </>
  );
}
