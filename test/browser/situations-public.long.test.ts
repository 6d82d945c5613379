import { isOfPortal, testSituations } from "./every-situation.ts";

testSituations("other", (situation) => !isOfPortal(situation));
