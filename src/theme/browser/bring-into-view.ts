// What is out of sight in a box that scrolls, to a place in its upper part. The page itself stays where it is.
export function bringIntoView(box: Element, target: Element | null | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) box.scrollTop += top - room.top - room.height / 3;
}
