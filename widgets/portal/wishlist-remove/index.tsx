import { defineWidget } from "#widgets/shared/widget.ts";
import { WishlistRemove } from "./wishlist-remove.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, WishlistRemove);
