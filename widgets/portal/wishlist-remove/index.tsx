import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { WishlistRemove } from "./wishlist-remove.tsx";

export default defineWidget(anchor, WishlistRemove);
