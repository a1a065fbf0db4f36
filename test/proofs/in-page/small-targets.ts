// Finds controls of a page that are too small for touch.

/** Runs in the browser. Links in a line of text and what only a keyboard meets do not count. */
export function smallTargets(size: number): string[] {
  const controls = document.querySelectorAll(
    'button, summary, [type=search], .navbar a, .drawer a, .sidebar a, .pager a, .edit-link, .footer a, .card',
  );
  const faults: string[] = [];
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = control.getBoundingClientRect();
    // A short word is as wide as it is; nothing stands close beside it, or axe would say so.
    const isWord = control.matches('a') && control.textContent?.trim() !== '';
    if ((!isWord && width < size - 0.5) || height < size - 0.5) {
      faults.push(`${control.outerHTML.slice(0, 80)}: ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return faults;
}
