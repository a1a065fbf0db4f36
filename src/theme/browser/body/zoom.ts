// Images that are shown smaller than they are to ones that open large.
import { say } from '../../strings.ts';
import { makeButton } from './button.ts';
import type { Part } from './part.ts';

export function enhanceImages(body: HTMLElement): Part {
  let close: (() => void) | undefined;
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) if (isImage(target)) fitZoom(target);
  });
  const load = ({ target }: Event): void => {
    if (isImage(target)) fitZoom(target);
  };
  const open = (event: Event): void => {
    const { target } = event;
    if (!isImage(target) || target.role !== 'button') return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    close?.();
    close = showLarge(target);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  };
  // Loading bubbles nowhere.
  body.addEventListener('load', load, true);
  body.addEventListener('click', open);
  body.addEventListener('keydown', press);
  return {
    refresh() {
      for (const image of body.querySelectorAll('img')) sizes.observe(image);
    },
    end() {
      close?.();
      sizes.disconnect();
      body.removeEventListener('load', load, true);
      body.removeEventListener('click', open);
      body.removeEventListener('keydown', press);
      for (const image of body.querySelectorAll('img')) setZoom(image, false);
    },
  };
}

function isImage(target: unknown): target is HTMLImageElement {
  return target instanceof HTMLImageElement;
}

/** Of an image with copies the file in use may be one of them: its attribute tells how wide the whole is. */
function wholeWidth(image: HTMLImageElement): number {
  return Math.max(image.naturalWidth, Number(image.getAttribute('width')) || 0);
}

/** What has no words is decoration, and what has a meaning of its own when clicked keeps it. */
function fitZoom(image: HTMLImageElement): void {
  const { naturalWidth, clientWidth, alt } = image;
  const isSmall = naturalWidth > 0 && clientWidth > 0 && wholeWidth(image) > clientWidth + 1;
  setZoom(image, isSmall && alt !== '' && !image.closest('a, button, summary, label, [role=tab]'));
}

function setZoom(image: HTMLImageElement, isOn: boolean): void {
  if (isOn === (image.role === 'button')) return;
  for (const [name, value] of [
    ['role', 'button'],
    ['tabindex', '0'],
    ['aria-label', say('theme.image.zoom', { alt: image.alt })],
  ] as const) {
    if (isOn) image.setAttribute(name, value);
    else image.removeAttribute(name);
  }
}

/** Gives what closes it; so do a click, Escape and scrolling. Where the focus was it returns to by itself. */
function showLarge(image: HTMLImageElement): () => void {
  const dialog = document.createElement('dialog');
  const close = (): void => dialog.close();
  const shown = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement;
  const large = isImage(shown) ? shown : shown.querySelector('img');
  for (const name of ['role', 'tabindex', 'aria-label', 'id', 'class']) large?.removeAttribute(name);
  // The copy for the whole width is the largest there is.
  for (const source of [large, ...shown.querySelectorAll('source')]) if (source) source.sizes = `${wholeWidth(image)}px`;
  const button = makeButton('zoom-close', say('theme.image.close'), close);
  button.append(shown);
  dialog.className = 'zoom';
  dialog.ariaLabel = image.alt;
  dialog.append(button);
  dialog.addEventListener('click', close);
  dialog.addEventListener('close', () => {
    removeEventListener('scroll', close);
    dialog.remove();
  });
  addEventListener('scroll', close);
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
