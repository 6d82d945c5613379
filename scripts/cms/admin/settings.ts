/** The settings in tabs: one group at a time. Without this script all of them stand below each other. */
const tabs = [...document.querySelectorAll<HTMLAnchorElement>(".kundenportal-groups a")];
const groups = [...document.querySelectorAll<HTMLElement>(".kundenportal-settings form > section")];

function show(id: string): void {
  for (const group of groups) group.hidden = group.id !== id;
  for (const tab of tabs) {
    const isShown = tab.hash === `#${id}`;
    tab.classList.toggle("nav-tab-active", isShown);
    if (isShown) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

// What was refused comes first, then the group that the address names.
const wrong = groups.find((group) => group.querySelector("[aria-invalid], .kundenportal-refused") !== null);
const named = groups.find(({ id }) => location.hash === `#${id}`);
const first = wrong ?? named ?? groups[1];
if (first !== undefined) show(first.id);

for (const tab of tabs)
  tab.addEventListener("click", (event) => {
    event.preventDefault();
    history.replaceState(null, "", tab.hash);
    show(tab.hash.slice(1));
  });
