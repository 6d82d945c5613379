import type { ComponentType } from "react";
import { cartTexts } from "#i18n/cart.ts";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import type { EmptyCartProps } from "./empty-cart.tsx";

const Part = lazyComponent(() =>
  import("./empty-cart.tsx").then((module): ComponentType<EmptyCartProps> => module.EmptyCart),
);

/**
 * The empty cart for pages whose cart usually has entries: the sentence shows at once, the links once their code is
 * loaded.
 */
export function LazyEmptyCart(props: EmptyCartProps) {
  const sentence = <Notice state="empty">{cartTexts.empty}</Notice>;
  return <Part texts={lazyTexts} placeholder={sentence} fallback={sentence} {...props} />;
}
