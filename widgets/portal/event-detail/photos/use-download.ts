import { useEffect, useRef, useState } from "react";
import { toApiError, type ApiError } from "#api/errors.ts";
import type { DownloadWatch } from "#api/photos.ts";
import type { RouteName } from "#api/routes.ts";
import { useSessionClaim } from "#state/session.ts";
import { saveFile } from "#ui/page/save-file.ts";

/** A download that the customer has started; `share` from 0 to 1, null when the size is not told. */
export type DownloadProgress =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly share: number | null }
  | { readonly state: "saved" }
  | { readonly state: "failed"; readonly error: ApiError };

export interface Downloader {
  readonly download: DownloadProgress;
  /** Asks for the bytes and saves them; does nothing while a download is running. */
  readonly start: (name: string, load: (watch: DownloadWatch) => Promise<Blob>) => void;
  readonly cancel: () => void;
}

/** One download at a time; it is called off when the view leaves. */
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
