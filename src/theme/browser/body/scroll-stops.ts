// Makes boxes focusable by the Tab key only while they scroll; without a script all of them are.

/** A table that a component made has no box around it, and scrolls by itself. */
const selector = 'pre, .table-scroll, table:not(.table-scroll > table)';

/** Returns a function that handles the boxes present when it is called. */
export function enhanceScrollers(body: HTMLElement, signal: AbortSignal): () => void {
  const boxes = (): NodeListOf<HTMLElement> => body.querySelectorAll<HTMLElement>(selector);
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => target.closest<HTMLElement>(selector)));
    // All are measured before one is changed.
    const found = [...changed].map((box) => [box, box && (scrolls(box) || box === document.activeElement)] as const);
    for (const [box, isStop] of found) {
      if (isStop) box?.setAttribute('tabindex', '0');
      else box?.removeAttribute('tabindex');
    }
  });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    for (const box of boxes()) box.tabIndex = 0;
  });
  return () => {
    // The box resizes with the window, and its content as it is laid out.
    for (const box of boxes()) for (const one of [box, ...box.children]) sizes.observe(one);
  };
}

function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
