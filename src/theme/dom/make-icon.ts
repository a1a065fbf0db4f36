// Makes an icon of the shell in a browser, as `components/Icon` prints it.

const svg = 'http://www.w3.org/2000/svg';

/** Apart from all others, so that a page of prose does not load those. */
export const drawnByScripts = {
  external: 'M6.5 3.5h-3v9h9v-3M9 3h4v4M13 3L7.5 8.5',
  up: 'M4 10l4-4 4 4',
};

export function makeIcon(name: keyof typeof drawnByScripts): SVGSVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', `icon icon-${name}`);
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', drawnByScripts[name]);
  icon.append(path);
  return icon;
}
