import { cartSmallResource } from "#api/cart.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { CartSmall } from "./cart-small.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, CartSmall, { reads: [cartSmallResource] });
