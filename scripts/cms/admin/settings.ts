/** The settings in tabs: one group at a time. Without this script all of them stand below each other. */
const tabs = [...document.querySelectorAll<HTMLAnchorElement>(".kundenportal-groups a")];
const groups = [...document.querySelectorAll<HTMLElement>(".kundenportal-settings form > section")];
/** The field with the address to which WordPress returns after saving. */
const back = document.querySelector<HTMLInputElement>('.kundenportal-settings [name="_wp_http_referer"]');

/** How the page's address names a group: no element is called so, else the browser would scroll past the notices. */
const hashOf = (id: string): string => id.replace("kundenportal-group-", "#");

function show(id: string): void {
  for (const group of groups) group.hidden = group.id !== id;
  for (const tab of tabs) {
    const isShown = tab.hash === `#${id}`;
    tab.classList.toggle("nav-tab-active", isShown);
    if (isShown) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
  if (back !== null) back.value = back.value.replace(/#.*|$/, hashOf(id));
}

// What was refused comes first, then the group that the address names.
const wrong = groups.find((group) => group.querySelector("[aria-invalid], .kundenportal-refused") !== null);
const named = groups.find(({ id }) => location.hash === hashOf(id));
const first = wrong ?? named ?? groups[1];
if (first !== undefined) show(first.id);

for (const tab of tabs)
  tab.addEventListener("click", (event) => {
    event.preventDefault();
    const id = tab.hash.slice(1);
    history.replaceState(null, "", hashOf(id));
    show(id);
  });
