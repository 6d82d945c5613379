import { common } from '#i18n/common.ts';
import { photos as texts } from '#i18n/photos.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Downloader } from './use-download.ts';

/** How a download is getting on: progress with a way to stop it, its end, or its failure with a way to repeat it. */
export function DownloadStatus({ downloader: { download, cancel }, onRetry }: { downloader: Downloader; onRetry: () => void }) {
  switch (download.state) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className="download" data-state="running">
          <progress aria-label={texts.progress} {...(download.share !== null && { value: download.share })} max={1} />
          <span className="download-share">{texts.downloading(download.share)}</span>
          <Button variant="quiet" onClick={cancel}>{texts.cancel}</Button>
        </div>
      );
    case 'saved':
      return <Notice state="success">{texts.downloaded}</Notice>;
    case 'failed':
      return <Notice state="error" retry={{ label: common.retry, onRetry }}>{download.error.kind === 'session' ? common.sessionElsewhere : texts.downloadFailed}</Notice>;
    default:
      return download satisfies never;
  }
}
