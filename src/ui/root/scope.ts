import base from "#styles/base.css?inline";
import tokens from "#styles/tokens.css?inline";
import button from "#ui/button/button.css?inline";
import announced from "#ui/notice/announced.css?inline";
import hidden from "#ui/visually-hidden/visually-hidden.css?inline";

/** What every root needs, in one sheet: a page with many buttons has a root for each. */
export const scope = tokens + base + announced + button + hidden;
