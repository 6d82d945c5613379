import { lineOf } from "#mount/registry.ts";
import { testSituations } from "./every-situation.ts";

testSituations(({ widget }) => lineOf(widget)?.folder.startsWith("portal/") !== true);
