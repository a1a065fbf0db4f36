// A change that may move an element to one that leaves it where it is on the screen.

/** The scrolling that this takes is the page's own and no reader's: until the next frame nobody hears of it. */
export function keepPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved === 0) return;
  const silence = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('scroll', silence, true);
  scrollBy({ top: moved, behavior: 'instant' });
  // Events of scrolling come first in a frame.
  requestAnimationFrame(() => removeEventListener('scroll', silence, true));
}
