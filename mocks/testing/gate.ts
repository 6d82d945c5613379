/** Something that is waited for until it is opened, for example a slow answer (`wait` of a portal's options). */
export function gate(): { readonly wait: () => Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait: () => opened, open: () => open() };
}
