import { common } from "#i18n/common.ts";
import { inputKept } from "#i18n/sentences.ts";
import type { LazyTexts } from "#ui/lazy/lazy.tsx";

/** The texts of lazy components that have none of their own, while their code is loading or if it cannot be loaded. */
export const lazyTexts: LazyTexts = {
  loading: common.loading,
  failed: common.partFailed,
  retry: common.retry,
  orReload: `${common.orReload} ${inputKept}`,
  reload: common.reload,
};
