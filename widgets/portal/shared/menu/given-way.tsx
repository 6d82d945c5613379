/** Replaces a menu while the other one is shown; if nothing were rendered, the frame would keep the menu's height. */
export function GivenWay() {
  return <div hidden />;
}
