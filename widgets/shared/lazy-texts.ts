import { common } from '#i18n/common.ts';
import type { LazyTexts } from '#ui/lazy/lazy.tsx';

/** What a part says while its code is on its way, and when it cannot be had. */
export const lazyTexts: LazyTexts = { loading: common.loading, failed: common.partFailed, retry: common.retry };
