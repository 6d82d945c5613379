import { makePdf } from '#mocks/data/files.ts';
import { bytes, problem, type Answer } from './answer.ts';
import { googleMapsFile } from './google-maps.ts';

const PREFIX = '/mock-media/';
const MAPS = 'maps/';

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

/** A document that is one, for whatever name ends like it. */
const pdf = (name: string): Answer | null => (/^[\w/-]+\.pdf$/.test(name) ? bytes('application/pdf', makePdf([name])) : null);

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

/** Stands in for the chatbot: leaves a mark that it has run. */
const chatbotScript = bytes('text/javascript', "document.documentElement.dataset.mockChatbot = 'ran';\n");

/** Pictures, documents, the video script and the maps service below `/mock-media/`; null when there is no such file. The portal delays those asked for with `?slow`. */
export function staticFile(path: string, query: URLSearchParams): Answer | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = path.slice(PREFIX.length);
  if (name.startsWith(MAPS)) return googleMapsFile(name.slice(MAPS.length), query);
  if (name === 'chatbot.js') return chatbotScript;
  return name === 'videos.js' ? videoScript(query) : (picture(name) ?? pdf(name));
}
