// The way back to the top of a page, as smooth as its stylesheet and its reader want it.

/** How much of the distance that is left each frame covers. */
const covered = 0.85;

/** Where the next frame stands, in whole pixels, so that there is a last one. */
export function nextPosition(position: number, target: number): number {
  const left = (position - target) * (1 - covered);
  return target + Math.trunc(left);
}

/** Gives what stops it. */
export function smoothScrollTop(): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    return () => undefined;
  }
  let frame = 0;
  const step = (): void => {
    scrollTo(0, nextPosition(scrollY, 0));
    if (scrollY > 0) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
