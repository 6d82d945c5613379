/**
 * Calls back after anything was added or removed in a root, or in the page around it. The page may have moved the
 * anchor, and whatever has been out of the page, however briefly, is in the browser's top layer no longer.
 * @returns a function that stops this
 */
export function watchMoves(root: ShadowRoot, onMove: () => void): () => void {
  const observer = new MutationObserver(onMove);
  let node: Node | undefined = root;
  while (node !== undefined) {
    observer.observe(node, { childList: true, subtree: true });
    node = node instanceof ShadowRoot ? node.host.getRootNode() : undefined;
  }
  return () => observer.disconnect();
}
