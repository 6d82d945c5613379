/** What the list of pages uses of WordPress. */
const { __, sprintf } = (
  window as unknown as {
    readonly wp: {
      readonly i18n: {
        readonly __: (text: string, domain: "kundenportal") => string;
        readonly sprintf: (text: string, ...values: readonly number[]) => string;
      };
    };
  }
).wp.i18n;

/** Milliseconds in which a page has to show the inspector, and after which its unchanged findings are whole. */
const LONGEST = 20_000;
const QUIET = 1500;

/** The inspector's own part of a page. */
const inspectorOf = (frame: HTMLIFrameElement): ShadowRoot | null =>
  frame.contentDocument?.querySelector("[data-kundenportal-inspector]")?.shadowRoot ?? null;

/** Waits until the inspector has said all; null where it does not come. */
function settled(frame: HTMLIFrameElement): Promise<ShadowRoot | null> {
  return new Promise((resolve) => {
    let said = "";
    let since = performance.now();
    const start = since;
    const timer = setInterval(() => {
      const root = inspectorOf(frame);
      const now = performance.now();
      const text = root?.querySelector(".inspector-summary")?.textContent ?? "";
      const steps = root?.querySelector(".inspector-steps")?.textContent ?? "";
      if (text + steps !== said) {
        said = text + steps;
        since = now;
      }
      const isQuiet = said !== "" && now - since >= QUIET;
      if (!isQuiet && now - start < LONGEST) return;
      clearInterval(timer);
      resolve(said === "" ? null : root);
    }, 100);
  });
}

function line(text: string | null | undefined, className = ""): HTMLElement {
  const element = document.createElement("p");
  element.className = className;
  element.textContent = text ?? "";
  return element;
}

/** The inspector's findings, as elements of this page. */
function findingsOf(root: ShadowRoot | null): HTMLElement[] {
  if (root === null)
    return [
      line(
        __("Auf dieser Seite hat sich das Portal nicht gemeldet. Öffnen Sie sie mit Seitenprüfung.", "kundenportal"),
      ),
    ];
  const steps = [...root.querySelectorAll<HTMLElement>(".inspector-step")];
  if (steps.length === 0) return [line(__("Alles in Ordnung.", "kundenportal"))];
  const list = document.createElement("ol");
  for (const step of steps) {
    const entry = document.createElement("li");
    entry.dataset.level = step.dataset.level;
    const [head, ...rest] = [...step.querySelectorAll("p")];
    entry.append(line(head?.textContent, "kundenportal-level"), ...rest.map(({ textContent }) => line(textContent)));
    list.append(entry);
  }
  return [list];
}

/** Opens a page unseen, with the inspector, and shows what that finds. */
async function inspect(button: HTMLButtonElement): Promise<void> {
  const shown = button.nextElementSibling;
  const { address = "" } = button.dataset;
  button.disabled = true;
  shown?.replaceChildren(line(__("Wird geprüft …", "kundenportal")));
  const frame = document.createElement("iframe");
  frame.className = "kundenportal-frame";
  frame.title = __("Seite, die geprüft wird", "kundenportal");
  frame.tabIndex = -1;
  frame.src = address;
  document.body.append(frame);
  shown?.replaceChildren(...findingsOf(await settled(frame)));
  frame.remove();
  button.disabled = false;
}

/** One page after the other: each draws a whole page of the site. */
async function inspectAll(all: HTMLButtonElement): Promise<void> {
  const progress = document.getElementById("kundenportal-progress");
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button.kundenportal-inspect")];
  const tell = (text: string): void => {
    if (progress !== null) progress.textContent = text;
  };
  all.disabled = true;
  for (const [index, button] of buttons.entries()) {
    // translators: 1: number of a page, 2: how many there are
    tell(sprintf(__("Seite %1$d von %2$d wird geprüft …", "kundenportal"), index + 1, buttons.length));
    await inspect(button);
  }
  // translators: %d: how many pages
  tell(sprintf(__("Geprüfte Seiten: %d", "kundenportal"), buttons.length));
  all.disabled = false;
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  if (target.id === "kundenportal-inspect-all") void inspectAll(target);
  else if (target.classList.contains("kundenportal-inspect")) void inspect(target);
});
