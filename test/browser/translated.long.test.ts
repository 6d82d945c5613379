import { situations } from "#mocks/situations/situations.ts";
import { testTranslated } from "./translator.ts";

testTranslated(situations.filter(({ steps = [], missing }) => steps.length > 0 && missing === undefined));
