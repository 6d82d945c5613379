/**
 * Stands for a menu that leaves the screen to the other one; with nothing at all the frame would go on holding its
 * height.
 */
export function GivenWay() {
  return <div hidden />;
}
