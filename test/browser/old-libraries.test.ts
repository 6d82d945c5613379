import { testOnOldPages } from "./on-old-pages.ts";

testOnOldPages("each kind");
