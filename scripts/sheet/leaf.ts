// What the sheet's page runs; page.ts takes the types away and writes it into the page, so it imports nothing.
export {};

function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new TypeError(`The sheet has no ${id}`);
  return element;
}

const [group, jump, position] = [
  find("group", HTMLSelectElement),
  find("jump", HTMLSelectElement),
  find("position", HTMLElement),
];
const all = [...document.querySelectorAll<HTMLElement>("main > section")];
const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="width"]')];
const widths = radios.map((radio) => Number(radio.value));
const groups = [...group.options].map((option) => option.value);
let shown: HTMLElement | undefined;

const listed = (): HTMLElement[] =>
  all.filter((section) => group.value === "" || section.dataset.group === group.value);
const titleOf = (section: HTMLElement): string => section.querySelector("h2")?.textContent ?? "";

const draw = (): void => {
  const width = radios.find((radio) => radio.checked)?.value ?? String(widths[0]);
  const now = listed();
  jump.replaceChildren(...now.map((section) => new Option(titleOf(section), section.id, false, section === shown)));
  for (const section of all) section.hidden = section !== shown;
  const image = shown?.querySelector("img");
  if (image != null && shown !== undefined) image.src = `${width}/${shown.id}.png`;
  position.textContent = shown === undefined ? "" : `${now.indexOf(shown) + 1} von ${now.length}`;
  history.replaceState(null, "", `#${shown?.id ?? ""}:${width}`);
};
const show = (section: HTMLElement | undefined): void => {
  if (section === undefined) return;
  shown = section;
  if (!listed().includes(section)) group.value = "";
  draw();
  scrollTo(0, 0);
};
const step = (by: number): void => {
  const now = listed();
  const at = shown === undefined ? -1 : now.indexOf(shown);
  show(now[(at + by + now.length) % now.length]);
};
const stepGroup = (by: number): void => {
  const names = groups.filter((name) => name !== "");
  const at = names.indexOf(shown?.dataset.group ?? "");
  const name = names[(at + by + names.length) % names.length];
  if (group.value !== "") group.value = name ?? "";
  show(all.find((section) => section.dataset.group === name));
};
const setWidth = (width: number | undefined): void => {
  for (const radio of radios) radio.checked = Number(radio.value) === width;
  draw();
};
const fromAddress = (): void => {
  const [id = "", width = ""] = decodeURIComponent(location.hash.slice(1)).split(":");
  if (widths.includes(Number(width))) setWidth(Number(width));
  show(all.find((section) => section.id === id) ?? listed()[0]);
};

const keys: Record<string, () => void> = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  "Shift+ArrowLeft": () => stepGroup(-1),
  "Shift+ArrowRight": () => stepGroup(1),
};
for (const [index, width] of widths.entries()) keys[String(index + 1)] = () => setWidth(width);
document.addEventListener("keydown", (event) => {
  const act = keys[`${event.shiftKey ? "Shift+" : ""}${event.key}`];
  // Lists and the picture, which scrolls, need these keys themselves.
  if (
    act === undefined ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (event.target as Element).matches("select, input, .picture")
  )
    return;
  event.preventDefault();
  act();
});
group.addEventListener("change", () => show(listed()[0]));
jump.addEventListener("change", () => show(all.find((section) => section.id === jump.value)));
for (const radio of radios) radio.addEventListener("change", draw);
find("back", HTMLElement).addEventListener("click", () => step(-1));
find("on", HTMLElement).addEventListener("click", () => step(1));
addEventListener("hashchange", fromAddress);
fromAddress();
