// Restores the scroll position of a box across pages, or else brings its current entry into view.
import { type RefObject, useLayoutEffect } from 'react';
import { bringIntoView } from '../../dom/toc-spy.ts';

export function useKeptScroll(around: RefObject<HTMLElement | null>, kept: { scrollTop?: number }): void {
  useLayoutEffect(() => {
    const box = around.current?.querySelector('.drawer');
    if (!box) return;
    if (kept.scrollTop === undefined) bringIntoView(box, box.querySelector('[aria-current]'));
    else box.scrollTop = kept.scrollTop;
    return () => {
      kept.scrollTop = box.scrollTop;
    };
  }, [around, kept]);
}
