// Distinguishes a plain click on a link from one that asks for another tab or window.
export function isPlainClick(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
