// Boxes that may scroll to stops of the key Tab, as far as they do scroll: without a script all of them are.

/** Gives what takes in the boxes that are there by now. */
export function enhanceScrollers(body: HTMLElement, signal: AbortSignal): () => void {
  const boxes = (): NodeListOf<HTMLElement> => body.querySelectorAll<HTMLElement>('pre, .table-scroll');
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => target.closest<HTMLElement>('pre, .table-scroll')));
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
    // The box grows with the window, and what is in it as it is laid out.
    for (const box of boxes()) for (const one of [box, ...box.children]) sizes.observe(one);
  };
}

function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
