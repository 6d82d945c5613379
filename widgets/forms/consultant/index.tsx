import { userResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { ConsultantPage } from "./consultant.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, ConsultantPage, { reads: [userResource] });
