import { userResource } from "#api/people.ts";
import { defineWidget } from "#widgets/shared/widget.ts";
import { Feedback } from "./feedback.tsx";
import { anchor } from "./manifest.ts";

export default defineWidget(anchor, Feedback, { reads: [userResource] });
