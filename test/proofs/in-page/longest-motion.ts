// Measures the longest animation or transition on a page, in milliseconds.

/** Runs in the browser. */
export function longestMotion(): { readonly time: number; readonly who: string; readonly smooth: boolean } {
  const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * 1000));
  let time = 0;
  let who = '';
  for (const element of document.querySelectorAll('*')) {
    for (const part of [null, '::before', '::after', '::details-content', '::backdrop']) {
      const { transitionDuration, animationDuration } = getComputedStyle(element, part);
      const own = Math.max(longest(transitionDuration), longest(animationDuration) || 0);
      if (own > time) [time, who] = [own, `${element.tagName.toLowerCase()}.${element.className}${part ?? ''}`];
    }
  }
  return { time, who, smooth: getComputedStyle(document.documentElement).scrollBehavior === 'smooth' };
}
