// Images that are shown smaller than they are to ones that open large.
import type { SayWord } from '../../strings.ts';
import { makeElement } from './make-element.ts';

/** Gives what takes in the images that are there by now. */
export function enhanceImages(body: HTMLElement, signal: AbortSignal, say: SayWord): () => void {
  const images = (): NodeListOf<HTMLImageElement> => body.querySelectorAll('img');
  const fit = ({ target }: { readonly target: unknown }): void => {
    if (target instanceof HTMLImageElement) setZoom(target, isZoomable(target), say);
  };
  const sizes = new ResizeObserver((entries) => entries.forEach(fit));
  // Loading bubbles nowhere.
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

/** Of an image with copies the file in use may be one of them: its attribute tells how wide the whole is. */
function wholeWidth(image: HTMLImageElement): number {
  return Math.max(image.naturalWidth, Number(image.getAttribute('width')) || 0);
}

/** What has no words is decoration, and what has a meaning of its own when clicked keeps it. */
function isZoomable(image: HTMLImageElement): boolean {
  const { naturalWidth, clientWidth, alt } = image;
  const isSmall = naturalWidth && clientWidth && wholeWidth(image) > clientWidth + 1;
  return Boolean(isSmall && alt && !image.closest('a,button,summary,label,[role=tab],[role=button]:not([data-zoom])'));
}

function setZoom(image: HTMLImageElement, isOn: boolean, say: SayWord): void {
  if (image.toggleAttribute('data-zoom', isOn) === (image.role === 'button')) return;
  if (isOn) Object.assign(image, { role: 'button', tabIndex: 0, ariaLabel: say('theme.image.zoom', { alt: image.alt }) });
  else for (const name of ['role', 'tabindex', 'aria-label']) image.removeAttribute(name);
}

/** Milliseconds without scrolling, after which more of it is meant for what is shown. */
const rest = 300;

/** A click closes it, so do Escape and scrolling. Where the focus was it returns to by itself. */
function showLarge(image: HTMLImageElement, signal: AbortSignal, say: SayWord): void {
  const close = (): void => dialog.close();
  const shown = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement;
  // The copy for the whole width is the largest there is.
  for (const source of [shown, ...shown.querySelectorAll('img,source')]) source.setAttribute('sizes', `${wholeWidth(image)}px`);
  // It is an image, and no button in a button.
  shown.inert = true;
  const button = makeElement('button', { type: 'button', ariaLabel: say('theme.image.close') }, shown);
  const dialog = makeElement('dialog', { className: 'zoom', ariaLabel: image.alt, onclick: close }, button);
  dialog.onclose = () => {
    dialog.remove();
    removeEventListener('scroll', onScroll);
  };
  // The page may still glide when it is opened.
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
