// Scrolls a box until a target is in its upper part, without scrolling the page.
export function bringIntoView(box: Element, target: Element | null | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) box.scrollTop += top - room.top - room.height / 3;
}
