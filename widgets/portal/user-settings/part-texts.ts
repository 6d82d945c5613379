import { settings } from "#i18n/settings.ts";
import type { LazyTexts } from "#ui/lazy/lazy.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";

/** What is said of a part of the settings while its code is on its way, or when it cannot be had. */
export const partTexts: LazyTexts = { ...lazyTexts, loading: settings.loading, failed: settings.loadFailed };
