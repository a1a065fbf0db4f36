// Paints the first screen of a page before the rest is laid out, which takes long on phones.

/** The number of blocks laid out at first; more if they do not fill the screen. The stylesheet uses the same number. */
const steps = ['8', '16', '32'];

/** `show` must render synchronously. */
export function showFromTop(show: () => void): void {
  const { dataset } = document.documentElement;
  dataset['blocks'] = steps[0];
  show();
  const blocks = document.querySelector('[data-body]')?.children;
  const fills = (step: string): boolean => {
    const next = blocks?.[Number(step)];
    return next !== undefined && next.getBoundingClientRect().top + scrollY > innerHeight;
  };
  const enough = steps.find((step) => {
    dataset['blocks'] = step;
    return fills(step);
  });
  if (enough === undefined) delete dataset['blocks'];
  // The second task from now runs after the paint.
  else requestAnimationFrame(() => setTimeout(() => delete dataset['blocks']));
}
