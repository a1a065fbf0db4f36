// Finds controls of a page whose focus is invisible.

/** Runs in the browser, after a key has been pressed: until then, focus that a program gives may show no ring. */
export function lostRings(): string[] {
  const faults = new Set<string>();
  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
  for (const control of controls) {
    const visible = control.checkVisibility({ visibilityProperty: true });
    if (!visible || control.tabIndex < 0 || control.matches(':disabled')) continue;
    const said = control.outerHTML.slice(0, 80);
    control.focus();
    if (document.activeElement !== control) {
      faults.add(`${said}: takes no focus`);
      continue;
    }
    // A link that makes all of its card a target draws the ring around the card.
    const part = ['', '::after', '::before'].find((name) => getComputedStyle(control, name || null).outlineStyle !== 'none');
    if (part === undefined) {
      faults.add(`${said}: no ring`);
      continue;
    }
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control, part || null);
    const thick = Number.parseFloat(outlineWidth);
    if (outlineStyle !== 'solid' || thick < 2) faults.add(`${said}: ring ${outlineStyle} ${outlineWidth}`);

    const reach = Math.max(0, Number.parseFloat(outlineOffset) + thick);
    const rect = control.getBoundingClientRect();
    let box = control.parentElement;
    for (; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const outer = box.getBoundingClientRect();
      const inside = rect.left >= outer.left && rect.right <= outer.right && rect.top >= outer.top && rect.bottom <= outer.bottom;
      const beyond = Math.max(outer.left - rect.left, rect.right - outer.right, outer.top - rect.top, rect.bottom - outer.bottom);
      if (inside && beyond + reach >= thick) faults.add(`${said}: its ring is cut by ${box.className}`);
      // What lies outside of a box that scrolls is brought into it.
      break;
    }
    const isFree = !box || box === document.body;
    if (isFree && (rect.left - reach < -thick || rect.right + reach > innerWidth + thick))
      faults.add(`${said}: its ring leaves the window`);
  }
  document.documentElement.focus();
  return [...faults];
}
