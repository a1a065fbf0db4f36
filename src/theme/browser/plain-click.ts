// A click to whether it is to do what the page makes of it: not where another tab is asked for.
export function isPlainClick(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
