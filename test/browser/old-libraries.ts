import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findFile, installDebian } from "#scripts/browsers/debian.ts";

const DEBIAN_PROTOTYPE = "/usr/share/javascript/prototype/prototype.js";

/** Prototype 1.7 itself. @throws Error where Debian's package is not there and cannot be installed */
function prototypeFile(): string {
  const find = (): string | null => findFile([DEBIAN_PROTOTYPE]);
  const file = find() ?? installDebian("Prototype", ["libjs-prototype"], find);
  if (file === null) throw new Error("Prototype is missing. Install it (on Debian: apt-get install libjs-prototype).");
  return file;
}

const scriptOf = (file: string): string => `<script>${readFileSync(file, "utf8")}</script>`;

/** Prototype 1.7 in a script tag. */
export const prototypeScript = (): string => scriptOf(prototypeFile());

/** MooTools 1.5.2 in a script tag: what it does to built-ins, without its elements. */
export const mooToolsScript = (): string => scriptOf(fileURLToPath(import.meta.resolve("mootools")));

/**
 * What Prototype and MooTools did to a page's built-ins, in our own words: enumerable additions, replaced natives with
 * other behaviour, `toJSON` on built-ins. The bundle must live with it.
 */
export const OLD_LIBRARIES = `<script>
  Array.prototype.each = function (visit) { for (var i = 0; i < this.length; i++) visit(this[i], i); };
  Array.prototype.include = function (item) { return this.indexOf(item) !== -1; };
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  String.prototype.contains = function (part) { return this.indexOf(part) !== -1; };
  Object.prototype.oldLibrary = undefined; delete Object.prototype.oldLibrary;
  Array.from = function (source) { if (source == null) return []; var list = []; for (var i = 0; i < (source.length || 0); i++) list.push(source[i]); return list; };
  Function.prototype.bind = function (self) { var run = this, first = [].slice.call(arguments, 1); return function () { return run.apply(self, first.concat([].slice.call(arguments))); }; };
  Function.prototype.delay = function (seconds) { return setTimeout(this, seconds * 1000); };
  Element.prototype.hide = function () { this.style.display = 'none'; return this; };
  Element.prototype.getElements = function (selector) { return this.querySelectorAll(selector); };
  window.$ = function (id) { return document.getElementById(id); };
  window.$$ = function (selector) { return document.querySelectorAll(selector); };
</script>`;
