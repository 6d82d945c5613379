import { bytes, problem, type Answer } from './answer.ts';

const PREFIX = '/mock-media/';

const colours = ['#3a6ea5', '#7a9e5f', '#b5653a', '#6d5a8c', '#2f7f7a', '#a33c52'] as const;

/** A drawn picture of the size that its name ends with: `photo/5101-1-1200x800.svg`. */
function picture(name: string): Answer | null {
  const match = /^([\w/-]+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(name);
  if (match === null) return null;
  const [, label = '', width = '', height = ''] = match;
  const sum = Array.from(label).reduce((total, character) => total + character.charCodeAt(0), 0);
  const colour = colours[sum % colours.length] ?? colours[0];
  return bytes('image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
    + `<rect width="100%" height="100%" fill="${colour}"/><text x="50%" y="50%" fill="#fff" font-family="sans-serif" font-size="${Math.max(10, Math.round(Number(width) / 16))}" text-anchor="middle">${label}</text></svg>`);
}

/** The injected video script: fills the element named by `target` with one list entry per film. */
function videoScript(query: URLSearchParams): Answer {
  const [token, target, terminId] = ['token', 'target', 'terminId'].map((key) => query.get(key) ?? '');
  if (!token || !target || !terminId) return problem(400, 'Query: token, target and terminId are needed');
  if (token !== `mock-video-token-${terminId}`) return problem(403, 'The token does not belong to this event');
  const values = JSON.stringify({ target, terminId }).replace(/</g, '\\u003c');
  return bytes('text/javascript', `(function (given) {
  var element = document.getElementById(given.target);
  if (!element) return;
  element.textContent = '';
  ['Rede 1', 'Rede 2'].forEach(function (title) {
    var film = document.createElement('p');
    film.setAttribute('data-mock-video', given.terminId);
    film.textContent = 'Video: ' + title;
    element.appendChild(film);
  });
})(${values});
`);
}

/** Stands in for the maps script: a grey field that says what it was asked to show, and a red marker. */
function mapsScript(query: URLSearchParams): Answer {
  const callback = query.get('callback') ?? '';
  if (!/^\w*$/.test(callback)) return problem(400, 'Query: callback must be a name');
  return bytes('text/javascript', `(function () {
  function Map(element, options) {
    this.element = element;
    element.setAttribute('data-mock-map', JSON.stringify(options));
    element.style.cssText += ';position:relative;background:#d7e0e6 repeating-linear-gradient(45deg,#cbd6de 0 24px,transparent 24px 48px)';
  }
  function Marker(options) {
    var pin = document.createElement('div');
    pin.title = options.title;
    pin.style.cssText = 'position:absolute;left:calc(50% - 10px);top:calc(50% - 20px);width:20px;height:20px;border-radius:50% 50% 50% 0;rotate:-45deg;background:#c5221f';
    options.map.element.appendChild(pin);
  }
  window.google = { maps: { Map: Map, Marker: Marker } };
  ${callback === '' ? '' : `if (window.${callback}) window.${callback}();`}
})();
`);
}

/** Pictures, the video script and the maps script below `/mock-media/`; null when there is no such file. The portal delays those asked for with `?slow`. */
export function staticFile(path: string, query: URLSearchParams): Answer | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = path.slice(PREFIX.length);
  if (name === 'maps.js') return mapsScript(query);
  return name === 'videos.js' ? videoScript(query) : picture(name);
}
