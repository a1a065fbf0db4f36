// Scrolls smoothly to the top, as far as stylesheet and reader allow.

/** The share of the remaining distance that each frame covers. */
const covered = 0.85;

/** The next frame's position, in whole pixels, so that it ends. */
export function nextPosition(position: number, target: number): number {
  const left = (position - target) * (1 - covered);
  return target + Math.trunc(left);
}

/** Returns a function that stops it. */
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
