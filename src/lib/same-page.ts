const pathOf = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/+$/, "");

/**
 * Whether an address leads to a page: it has the path of the page's own address, and all parameters of its query, by
 * which some sites tell their pages apart (`/?p=12`). Further parameters and the hash do not matter.
 */
export function leadsTo(address: URL, page: URL): boolean {
  const isGiven = ([name, value]: [string, string]): boolean => address.searchParams.getAll(name).includes(value);
  return pathOf(address) === pathOf(page) && [...page.searchParams].every(isGiven);
}
