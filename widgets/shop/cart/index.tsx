import { cartResource } from "#api/cart.ts";
import { userResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { CartPage } from "./cart.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, CartPage, { reads: [cartResource, userResource] });
