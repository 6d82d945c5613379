import { makePaper } from "#mocks/data/paper.ts";
import { bytes, problem, type Answer } from "./answer.ts";
import { googleMapsFile } from "./google-maps.ts";
import { picture } from "./picture.ts";

const PREFIX = "/mock-media/";
const MAPS = "maps/";

/** A valid document for each name that ends with `.pdf`. */
const pdf = (name: string): Answer | null =>
  /^[\w/-]+\.pdf$/.test(name) ? bytes("application/pdf", makePaper([{ text: name, kind: "title" }], "")) : null;

/** The injected video script: fills the element named by `target` with one list entry per film. */
function videoScript(query: URLSearchParams): Answer {
  const [token, target, terminId] = ["token", "target", "terminId"].map((key) => query.get(key) ?? "");
  if (!token || !target || !terminId) return problem(400, "Query: token, target and terminId are needed");
  if (token !== `mock-video-token-${terminId}`) return problem(403, "The token does not belong to this event");
  const values = JSON.stringify({ target, terminId }).replace(/</g, "\\u003c");
  return bytes(
    "text/javascript",
    `(function (given) {
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
`,
  );
}

/** A fake chatbot: it greets in the page's corner, and disappears when the consent is withdrawn. */
const chatbotScript = bytes(
  "text/javascript",
  `(function () {
  var box = document.createElement('aside');
  box.setAttribute('aria-label', 'Chatbot');
  box.textContent = 'Guten Tag! Was m\u00f6chten Sie wissen?';
  Object.assign(box.style, { position: 'fixed', right: '16px', bottom: '16px', padding: '12px 16px', borderRadius: '12px', background: '#0b4f8a', color: '#fff', font: '16px/1.4 sans-serif' });
  document.body.append(box);
  document.documentElement.dataset.mockChatbot = 'ran';
  document.addEventListener('portal:consent-changed', function () {
    if (document.cookie.indexOf('marketing_consent=true') < 0) box.remove();
  });
})();
`,
);

/**
 * Pictures, documents, the video script and the maps service below `/mock-media/`; null when there is no such file. The
 * portal delays those asked for with `?slow`.
 */
export function staticFile(path: string, query: URLSearchParams): Answer | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = path.slice(PREFIX.length);
  if (name.startsWith(MAPS)) return googleMapsFile(name.slice(MAPS.length), query);
  if (name === "chatbot.js") return chatbotScript;
  return name === "videos.js" ? videoScript(query) : (picture(name) ?? pdf(name));
}
