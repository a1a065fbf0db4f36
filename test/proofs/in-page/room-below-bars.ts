// Measures the share of the window below the bars at the top of a scrolled page.

/** Runs in the browser. */
export function roomBelowBars(): number {
  const sticks = (element: Element | null): boolean => {
    for (let box = element; box; box = box.parentElement) {
      if (['sticky', 'fixed'].includes(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  scrollTo(0, innerHeight);
  let top = 0;
  while (top < innerHeight && sticks(document.elementFromPoint(innerWidth / 2, top))) top++;
  scrollTo(0, 0);
  return 1 - top / innerHeight;
}
