import type { ApiError } from "#api/errors.ts";
import { common } from "#i18n/common.ts";
import { login } from "#i18n/login.ts";
import { photos as texts } from "#i18n/photos.ts";
import { useLoggedOut } from "#state/session/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LoginNeeded } from "#widgets/shared/session-expired.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";
import type { Downloader } from "./use-download.ts";

interface DownloadStatusProps {
  readonly downloader: Downloader;
  readonly onRetry: () => void;
  /**
   * Whether it is in a dialog, which covers the page's notice of an expired session, so that it needs its own login
   * link.
   */
  readonly inDialog?: boolean;
}

function Failed({ error, onRetry, inDialog = false }: Omit<DownloadStatusProps, "downloader"> & { error: ApiError }) {
  const retry = { label: common.retry, onRetry };
  const isLoggedOut = useLoggedOut();
  if (error.kind !== "session")
    return (
      <Failure error={error} onRetry={onRetry}>
        {texts.downloadFailed}
      </Failure>
    );
  if (!isLoggedOut)
    return (
      <Notice state="info" retry={retry}>
        {login.downloadAgain}
      </Notice>
    );
  return inDialog ? (
    <LoginNeeded text={login.download} retry={retry} />
  ) : (
    <Notice state="error" retry={retry}>
      {common.sessionElsewhere}
    </Notice>
  );
}

/** The state of a download: its progress with a button to cancel, its end, or its failure with a retry. */
export function DownloadStatus({ downloader: { download, cancel }, ...failed }: DownloadStatusProps) {
  switch (download.state) {
    case "idle":
      return null;
    case "running":
      return (
        <div className="download" data-state="running">
          <progress aria-label={texts.progress} {...(download.share !== null && { value: download.share })} max={1} />
          <span className="download-share">{texts.downloading(download.share)}</span>
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      );
    case "saved":
      return <Notice state="success">{texts.downloaded}</Notice>;
    case "failed":
      return <Failed error={download.error} {...failed} />;
    default:
      return download satisfies never;
  }
}
