import type { Shop } from "./state.ts";

/** The cart of a page that has read nothing yet. It has a file of its own because every page loads it. */
export const emptyShop: Shop = {
  person: undefined,
  load: { state: "idle" },
  base: null,
  shown: null,
  small: null,
  pending: [],
  duplicates: [],
  changes: [],
  doubt: null,
  waiting: null,
  moves: [],
  keys: {},
  realIds: {},
  turn: 0,
  accepted: 0,
  isAnew: false,
  isAllDone: true,
  order: { state: "none", people: [], orderer: null, customerType: "Gast", error: null },
  ordered: [],
};
