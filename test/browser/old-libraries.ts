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
