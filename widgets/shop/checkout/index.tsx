import { cartResource } from "#api/cart.ts";
import { userResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Checkout } from "./checkout.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Checkout, { reads: [cartResource, userResource] });
