import { expect, it } from "vitest";
import { walkFaults } from "./site-walk.ts";
import { siteVisits } from "./site.ts";

const visits = siteVisits();

it(
  "every page of the demo site to read or to write to us from has no complaint, no finding of axe or of the inspector, no jump and no dead link, and fits a phone",
  { timeout: 420_000 },
  async () => {
    expect(await walkFaults("toRead", visits)).toEqual([]);
  },
);
