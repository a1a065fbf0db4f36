// Scrolls to an element of the page and outlines it for a while.

/** In milliseconds. */
const shownFor = 5000;

/** Returns a function that shows an element; false where it has gone. One element is outlined at a time. */
export function createOutliner(): (element: Element) => boolean {
  let clear = (): void => undefined;
  return (element) => {
    clear();
    if (!element.isConnected || !(element instanceof HTMLElement || element instanceof SVGElement)) return false;
    const { style } = element;
    const { outline, outlineOffset } = style;
    // By the object model, which the policy of a page does not restrict.
    style.outline = '3px solid #d93025';
    style.outlineOffset = '2px';
    const timer = setTimeout(() => clear(), shownFor);
    clear = () => {
      clearTimeout(timer);
      clear = () => undefined;
      Object.assign(style, { outline, outlineOffset });
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The list covers the lower part of the window.
    element.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
    return true;
  };
}
