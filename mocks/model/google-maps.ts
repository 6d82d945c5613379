import { bytes, problem, type Answer } from "./answer.ts";

/** The key that this maps service refuses. */
export const REFUSED_KEY = "abgelehnt";

/**
 * The script of the address that pages name. It only brings further scripts: at its `load` there is no map yet, no
 * `importLibrary` either. What it adds carries the nonce of the page's first script that has one.
 */
const LOADER = `(function () {
  var own = new URL(document.currentScript.src);
  window.google = window.google || {};
  var maps = google.maps = google.maps || {};
  if (maps.mock) return console.error('You have included the Google Maps JavaScript API multiple times on this page.');
  maps.mock = { given: own.searchParams, libraries: {}, drawn: [], refused: false };
  maps.mock.nonceOf = function (selector) {
    var first = document.querySelector(selector);
    return first === null ? '' : first.nonce;
  };
  maps.mock.add = function (file) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement('script');
      script.src = new URL('../' + file, own).href;
      script.nonce = maps.mock.nonceOf('script[nonce]');
      script.onload = resolve;
      script.onerror = reject;
      document.head.appendChild(script);
    });
  };
  maps.mock.add('main.js');
})();
`;

/**
 * Hands out libraries by promises, then calls back by the name of the address, which may be a path. Without
 * `loading=async` the classes are in the namespace by then; with it they come by `importLibrary` alone.
 */
const MAIN = `(function () {
  var maps = google.maps, mock = maps.mock, asked = {};
  maps.version = '3.62.0';
  maps.importLibrary = function (name) {
    asked[name] = asked[name] || mock.add(name + '.js').then(function () { return mock.libraries[name]; });
    return asked[name];
  };
  var classic = mock.given.get('loading') !== 'async';
  if (classic) console.warn('Google Maps JavaScript API has been loaded directly without loading=async.');
  var ready = classic ? Promise.all([maps.importLibrary('maps'), maps.importLibrary('marker')]) : Promise.resolve([]);
  ready.then(function (libraries) {
    libraries.forEach(function (library) { Object.assign(maps, library); });
    var callback = (mock.given.get('callback') || '').split('.').reduce(function (at, name) { return at && at[name]; }, window);
    if (callback) callback();
  });
})();
`;

/**
 * The map: looks by a style element in the document with the nonce of its first style, keyboard in a region, buttons to
 * zoom. The key is asked about with the first map; a refusal is told to the page once and stands in every map from then
 * on.
 */
const MAPS = `(function () {
  var mock = google.maps.mock;
  function dress() {
    var style = document.createElement('style');
    style.nonce = mock.nonceOf('style[nonce],link[rel=stylesheet][nonce]');
    style.textContent = '.gm-style{position:absolute;inset:0;background:#d7e0e6 repeating-linear-gradient(45deg,#cbd6de 0 24px,transparent 24px 48px)}'
      + '.gm-style:focus-visible{outline:3px solid #1a73e8;outline-offset:-3px}.gm-zoom{position:absolute;right:10px;bottom:24px}'
      + '.gm-zoom button{display:block;width:40px;height:40px;border:0;background:#fff;color:#444;font:24px/1 sans-serif}'
      + '.gm-pin{position:absolute;left:calc(50% - 10px);top:calc(50% - 24px);width:20px;height:20px;border-radius:50% 50% 50% 0;rotate:-45deg;background:#c5221f}'
      + '.gm-err-container{position:absolute;inset:0;background:#e5e3df;color:#444;font:14px sans-serif;text-align:center;padding-top:120px}';
    document.head.appendChild(style);
  }
  function fail(element) {
    var box = document.createElement('div');
    box.className = 'gm-err-container';
    box.textContent = 'Hoppla! Ein Fehler ist aufgetreten. Google Maps wurde auf dieser Seite nicht richtig geladen.';
    element.replaceChildren(box);
  }
  mock.answer = function (allowed) {
    if (allowed) return;
    mock.refused = true;
    console.error('Google Maps JavaScript API error: InvalidKeyMapError');
    mock.drawn.forEach(fail);
    if (typeof window.gm_authFailure === 'function') window.gm_authFailure();
  };
  function Map(element, options) {
    if (!(element instanceof HTMLElement)) throw new Error('Map: Expected mapDiv of type HTMLElement but was passed ' + element + '.');
    this.options = options;
    this.element = element;
    element.style.position = 'relative';
    element.setAttribute('data-mock-map', JSON.stringify(options));
    this.area = document.createElement('div');
    this.area.className = 'gm-style';
    this.area.tabIndex = 0;
    this.area.setAttribute('role', 'region');
    this.area.setAttribute('aria-label', 'Karte');
    var zoom = document.createElement('div');
    zoom.className = 'gm-zoom';
    [['+', 'Vergrößern', 1], ['\\u2212', 'Verkleinern', -1]].forEach(function (entry) {
      var button = document.createElement('button');
      button.type = 'button';
      button.textContent = entry[0];
      button.setAttribute('aria-label', entry[1]);
      button.addEventListener('click', function () {
        options = Object.assign({}, options, { zoom: options.zoom + entry[2] });
        element.setAttribute('data-mock-map', JSON.stringify(options));
      });
      zoom.appendChild(button);
    });
    element.append(this.area, zoom);
    mock.drawn.push(element);
    if (mock.drawn.length === 1) {
      dress();
      mock.add('auth.js?key=' + encodeURIComponent(mock.given.get('key') || ''));
    }
    if (mock.refused) fail(element);
  }
  mock.libraries.maps = { Map: Map };
})();
`;

/** The old marker works everywhere and says that it is old; its successor shows nothing on a map without an id. */
const MARKER = `(function () {
  function pin(options) {
    var drawn = document.createElement('div');
    drawn.className = 'gm-pin';
    drawn.title = options.title;
    options.map.area.appendChild(drawn);
    return drawn;
  }
  function Marker(options) {
    console.warn('As of February 21st, 2024, google.maps.Marker is deprecated. Please use google.maps.marker.AdvancedMarkerElement instead.');
    pin(options);
  }
  function AdvancedMarkerElement(options) {
    if (!options.map.options.mapId) return console.warn('The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.');
    pin(options).setAttribute('data-advanced', '');
  }
  google.maps.mock.libraries.marker = { Marker: Marker, AdvancedMarkerElement: AdvancedMarkerElement };
})();
`;

const files: Readonly<Record<string, string>> = {
  "api/js": LOADER,
  "main.js": MAIN,
  "maps.js": MAPS,
  "marker.js": MARKER,
};

/**
 * Stands in for Google's maps service in the form that its scripts have since 2024: a loader, libraries that come
 * later, a question about the key. By the name below its folder; null when there is no such file.
 */
export function googleMapsFile(name: string, query: URLSearchParams): Answer | null {
  if (name === "auth.js")
    return bytes("text/javascript", `google.maps.mock.answer(${String(query.get("key") !== REFUSED_KEY)});\n`);
  const script = Object.hasOwn(files, name) ? files[name] : undefined;
  if (script === undefined) return null;
  if (name === "api/js" && !/^[\w.]*$/.test(query.get("callback") ?? ""))
    return problem(400, "Query: callback must be a name");
  return bytes("text/javascript; charset=utf-8", script);
}
