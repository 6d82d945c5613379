import { useEffect, useRef, useState } from "react";
import { toApiError, type ApiError } from "#api/errors.ts";
import type { DownloadWatch } from "#api/photos.ts";
import type { RouteName } from "#api/routes.ts";
import { useSessionClaim } from "#state/session/session.ts";
import { saveFile } from "#ui/page/save-file.ts";

/** A download of the customer; `share` is from 0 to 1, null if the size is unknown. */
export type DownloadProgress =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly share: number | null }
  | { readonly state: "saved" }
  | { readonly state: "failed"; readonly error: ApiError };

/** One download at a time, with its progress. */
export interface Downloader {
  readonly download: DownloadProgress;
  /** Loads the bytes and saves them as a file; does nothing while a download is running. */
  readonly start: (name: string, load: (watch: DownloadWatch) => Promise<Blob>) => void;
  readonly cancel: () => void;
}

/** One download at a time; it is aborted when the view is unmounted. */
export function useDownload(route: RouteName): Downloader {
  const [download, setDownload] = useState<DownloadProgress>({ state: "idle" });
  const flight = useRef<AbortController>(null);
  useSessionClaim(download.state === "failed" ? download.error : null);
  const cancel = (): void => {
    flight.current?.abort();
    flight.current = null;
    setDownload({ state: "idle" });
  };
  const start: Downloader["start"] = (name, load) => {
    if (flight.current !== null) return;
    const controller = new AbortController();
    flight.current = controller;
    const land = (next: DownloadProgress): void => {
      if (flight.current !== controller) return;
      flight.current = null;
      setDownload(next);
    };
    setDownload({ state: "running", share: null });
    const onProgress = (share: number | null): void => {
      if (flight.current === controller) setDownload({ state: "running", share });
    };
    load({ signal: controller.signal, onProgress }).then(
      (file) => {
        if (flight.current === controller) saveFile(file, name);
        land({ state: "saved" });
      },
      (thrown: unknown) => land({ state: "failed", error: toApiError(thrown, route) }),
    );
  };
  useEffect(() => () => flight.current?.abort(), []);
  return { download, start, cancel };
}
