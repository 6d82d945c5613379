import { wishlistAllResource, wishlistWithEventsResource } from "#api/wishlist.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { anchor } from "./manifest.ts";
import { Wishlist } from "./wishlist.tsx";

export default defineWidget(anchor, Wishlist, { reads: [wishlistAllResource, wishlistWithEventsResource] });
