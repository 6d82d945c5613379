import { defineWidget } from "#widgets/shared/widget.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, AddToCart);
