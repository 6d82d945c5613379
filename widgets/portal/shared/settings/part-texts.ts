import { settings } from "#i18n/settings.ts";
import type { LazyTexts } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";

/** The texts while a tab's code is loading, and if it cannot be loaded. */
export const partTexts: LazyTexts = { ...lazyTexts, loading: settings.loading, failed: settings.loadFailed };
