import { wishlistResource } from "#api/wishlist.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { WishlistToggle } from "./wishlist-toggle.tsx";

export default defineWidget(anchor, WishlistToggle, { reads: [wishlistResource] });
