// A page whose first screen is painted before the rest of it is laid out: on a phone a long page takes as long as all else.

/** How many blocks of the body are laid out at first; more where they do not fill the screen. The stylesheet knows them. */
const steps = ['8', '16', '32'];

/** `show` puts the page in its place before it returns. */
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
  // The next task but one begins when the picture is there.
  else requestAnimationFrame(() => setTimeout(() => delete dataset['blocks']));
}
