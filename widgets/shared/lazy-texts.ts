import { common } from "#i18n/common.ts";
import type { LazyTexts } from "#ui/lazy/lazy.tsx";

/** What is said of a part that says nothing of its own while its code is on its way, or when it cannot be had. */
export const lazyTexts: LazyTexts = { loading: common.loading, failed: common.partFailed, retry: common.retry };
