// Text to the clipboard of the reader.
import { makeElement } from './make-element.ts';

/** False where the browser does not let anybody write there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no such clipboard on a page that came without encryption, or in a frame.
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
