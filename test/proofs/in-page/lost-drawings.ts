// Finds drawings that disappear in forced colors, since masks take the color of the background.

/** Runs in the browser. */
export function lostDrawings(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'Canvas';
  const ground = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const faults = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const part of ['', '::before', '::after']) {
      const { maskImage, backgroundColor, content } = getComputedStyle(element, part || null);
      if (maskImage === 'none' || (part && content === 'none')) continue;
      if (backgroundColor === ground) faults.add(`${element.tagName.toLowerCase()}.${element.className}${part}`);
    }
  }
  return [...faults];
}
