// Opens images that are shown smaller than they are in a large view.

import { makeElement } from '../../dom/make-element.ts';
import { finderIn, type SayText, sleeping } from '../behavior.ts';

/** Returns a function that handles the images present when it is called. */
export function enhanceImages(body: HTMLElement, signal: AbortSignal, say: SayText): () => void {
  const images = (): readonly HTMLImageElement[] => finderIn(body)('img');
  const fit = ({ target }: { readonly target: unknown }): void => {
    if (target instanceof HTMLImageElement && !target.closest(sleeping)) setZoom(target, isZoomable(target), say);
  };
  const sizes = new ResizeObserver((entries) => entries.forEach(fit));
  // `load` events do not bubble.
  body.addEventListener('load', fit, { capture: true, signal });
  body.addEventListener(
    'click',
    ({ target }) => {
      const image = target as HTMLImageElement;
      if (image.matches('[data-zoom]')) showLarge(image, signal, say);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    for (const image of images()) setZoom(image, false, say);
  });
  return () => {
    for (const image of images()) sizes.observe(image);
  };
}

/** The file in use may be a smaller copy: the attribute tells the full width. */
function wholeWidth(image: HTMLImageElement): number {
  return Math.max(image.naturalWidth, Number(image.getAttribute('width')) || 0);
}

/** An image without alternative text is decoration, and one with a click handler of its own keeps it. */
function isZoomable(image: HTMLImageElement): boolean {
  const { naturalWidth, clientWidth, alt } = image;
  const isSmall = naturalWidth && clientWidth && wholeWidth(image) > clientWidth + 1;
  return Boolean(isSmall && alt && !image.closest('a,button,summary,label,[role=tab],[role=button]:not([data-zoom])'));
}

function setZoom(image: HTMLImageElement, isOn: boolean, say: SayText): void {
  if (image.toggleAttribute('data-zoom', isOn) === (image.role === 'button')) return;
  if (isOn) Object.assign(image, { role: 'button', tabIndex: 0, ariaLabel: say('theme.image.zoom', { alt: image.alt }) });
  else for (const name of ['role', 'tabindex', 'aria-label']) image.removeAttribute(name);
}

/** After this many milliseconds without scrolling, further scrolling is taken as meant for the zoomed image. */
const rest = 300;

/** A click, Escape and scrolling close it. The dialog returns the focus by itself. */
function showLarge(image: HTMLImageElement, signal: AbortSignal, say: SayText): void {
  const close = (): void => dialog.close();
  const shown = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement;
  // The copy of full width is the largest.
  for (const source of [shown, ...shown.querySelectorAll('img,source')]) source.setAttribute('sizes', `${wholeWidth(image)}px`);
  // Shows an image, not a button inside a button.
  shown.inert = true;
  const button = makeElement('button', { type: 'button', ariaLabel: say('theme.image.close') }, shown);
  const dialog = makeElement('dialog', { className: 'zoom', ariaLabel: image.alt, onclick: close }, button);
  dialog.onclose = () => {
    dialog.remove();
    removeEventListener('scroll', onScroll);
  };
  // The page may still be scrolling by momentum when it is opened.
  let last = performance.now();
  const onScroll = ({ timeStamp }: Event): void => {
    if (timeStamp - last > rest) close();
    last = timeStamp;
  };
  addEventListener('scroll', onScroll);
  signal.addEventListener('abort', close);
  document.body.append(dialog);
  dialog.showModal();
}
