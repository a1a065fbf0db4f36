// Copies text to the reader's clipboard.
import { makeElement } from './make-element.ts';

/** False if the browser does not permit it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard API is missing on insecure pages and in some frames.
    const focused = document.activeElement;
    const area = makeElement('textarea', { className: 'visually-hidden', value: text, readOnly: true });
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
    return isCopied;
  }
}
