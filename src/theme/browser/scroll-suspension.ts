// Keeps an element at its place on the screen while the layout changes.

/** The scrolling that this causes is not the reader's: its events are suppressed until the next frame. */
export function keepPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved === 0) return;
  const silence = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('scroll', silence, true);
  scrollBy({ top: moved, behavior: 'instant' });
  // Scroll events are dispatched first in a frame.
  requestAnimationFrame(() => removeEventListener('scroll', silence, true));
}
