// Reports that search is unavailable when its script cannot be loaded. Every page loads this module: it is small, and without
// the theme, which `createSay` would bring.
import { texts as help } from 'slodocs/texts/theme.SearchModal.errorScreen.helpText';
import { texts as title } from 'slodocs/texts/theme.SearchModal.errorScreen.titleText';

/** Before what stands in `place`; without one, in a box above the page, which the same keys close. */
export function sayUnavailable(place?: Element): void {
  const shown = document.querySelector('[popover].search-popup-panel');
  const isOpen = shown?.matches(':popover-open');
  shown?.remove();
  if (isOpen) return;
  // It has been said: before, there was one element.
  if (place?.children[1]) return;
  const box = document.createElement('div');
  box.role = 'alert';
  for (const texts of [title, help]) {
    const line = document.createElement('p');
    line.append(...Object.values(texts as Readonly<Record<string, string>>));
    box.append(line);
  }
  if (place) place.prepend(box);
  else {
    box.className = 'search-popup-panel search-popup-message';
    box.popover = 'auto';
    document.body.append(box);
    box.showPopover();
  }
}
