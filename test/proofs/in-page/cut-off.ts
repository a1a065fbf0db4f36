// Finds words and boxes of a page that are partly invisible: outside the window, or clipped where nothing scrolls.

/** Runs in the browser: uses nothing from outside of itself. `width` is that of the window. */
export function cutOff(width: number): string[] {
  const faults = new Set<string>();
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  // Room for letters that are taller than their line.
  const slack = 4;

  const fault = (rect: DOMRect, start: Element): string | undefined => {
    for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
      const { clipPath, overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (clipPath !== 'none' || scrolls(overflowX)) return undefined;
      // Names that are told in full elsewhere may give way: that of the site, and those of other pages.
      if (box.matches('.navbar-title, .breadcrumbs *') && textOverflow === 'ellipsis') return undefined;
      if (box.matches('.toc a, .toc-panel a, .pager-label') && webkitLineClamp !== 'none') return undefined;
      const outer = box.getBoundingClientRect();
      if (clips(overflowX) && (rect.left < outer.left - 1 || rect.right > outer.right + 1))
        return `clipped by ${box.className || box.parentElement?.outerHTML.slice(0, 80)}`;
      if (clips(overflowY) && (rect.top < outer.top - slack || rect.bottom > outer.bottom + slack))
        return `clipped by ${box.className || box.parentElement?.outerHTML.slice(0, 80)}`;
      if (position === 'fixed') break;
    }
    if (rect.bottom + scrollY <= 0) return undefined;
    return rect.left < -1 || rect.right > width + 1 ? `from ${rect.left} to ${rect.right} of ${width}` : undefined;
  };
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const note = (rect: DOMRect, element: Element, what: string) => {
    const why = rect.width >= 1 && rect.height >= 1 && fault(rect, element);
    if (why) faults.add(`${what.trim().slice(0, 60)}: ${why}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !visible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) note(rect, parent, text.textContent);
  }
  for (const box of document.body.querySelectorAll('img, svg, input, button, summary, hr, pre, table, math')) {
    const { parentElement } = box;
    if (parentElement && visible(box)) note(box.getBoundingClientRect(), parentElement, box.outerHTML);
  }
  if (document.documentElement.scrollWidth > width) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...faults];
}
