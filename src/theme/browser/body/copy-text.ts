// Text to the clipboard of the reader.

/** False where the browser does not let anybody write there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no such clipboard on a page that came without encryption, or in a frame.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const area = document.createElement('textarea');
  area.className = 'visually-hidden';
  area.value = text;
  area.readOnly = true;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (range) {
    selection?.removeAllRanges();
    selection?.addRange(range);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
