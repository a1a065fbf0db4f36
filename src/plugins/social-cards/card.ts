// Draws a social card as SVG, its texts as outlines.
import { drawable, drawLine, type Face, shorten, widthOf, wrap } from './set-text.ts';

/** Everything that a card shows, as plain data; equal cards are drawn alike. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Labels of the parent categories. */
  readonly section: readonly string[];
  readonly site: string;
  /** The site's host, such as `docs.nines.example`. */
  readonly host: string;
  /** The background colour, `#rrggbb`. */
  readonly color: string;
  /** True if room is left for the tile of the logo. */
  readonly hasLogo: boolean;
}

export const size = { width: 1200, height: 630 };
/** The tile of the logo, and the picture in it. */
export const logo = { x: 80, y: 498, tile: 64, corner: 15, picture: 44 };

const margin = 80;
const room = size.width - 2 * margin;
const small: Face = { size: 30, tracking: -0.005 };
const running: Face = { size: 34, tracking: -0.01 };
const sizes: readonly { readonly face: Face; readonly lines: number }[] = [
  { face: { size: 84, tracking: -0.025 }, lines: 2 },
  { face: { size: 72, tracking: -0.022 }, lines: 3 },
  { face: { size: 60, tracking: -0.02 }, lines: 4 },
];

export function drawCard(card: Card): string {
  const ink = inkOn(card.color);
  const section = shorten(card.section.map(drawable).filter(Boolean).join('  /  '), room, small);
  const { face, lines } = setTitle(drawable(card.title));
  const leading = face.size * 1.14;
  // Aligned by cap height, so that the gap above a title is the same at every size.
  const top = (section === '' ? 96 : 160) + face.size * 0.73;
  const under = Math.round(top + (lines.length - 1) * leading + 84);
  // Shown if the title leaves room.
  const most = Math.floor((430 - under) / 48) + 1;
  const description = most < 1 ? [] : wrap(drawable(card.description), room, most, running);
  const site = shorten(drawable(card.site), room / 2, small);
  const siteX = card.hasLogo ? logo.x + logo.tile + 22 : margin;
  const host = shorten(drawable(card.host), room / 2 - 120, small);
  const baseline = logo.y + logo.tile / 2 + small.size * 0.36;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="${card.color}"/>`,
    `<path stroke="${ink}" stroke-width="2" opacity=".16" d="M${margin} 462H${size.width - margin}"/>`,
    `<g fill="${ink}">`,
    section === '' ? '' : `<g opacity=".74">${drawLine(section, margin, 118, small)}</g>`,
    ...lines.map((line, index) => drawLine(line, margin, Math.round(top + index * leading), face)),
    `<g opacity=".74">${description.map((line, index) => drawLine(line, margin, under + index * 48, running)).join('')}</g>`,
    drawLine(site, siteX, baseline, small),
    `<g opacity=".74">${drawLine(host, size.width - margin - widthOf(host, small), baseline, small)}</g>`,
    '</g>',
    '</svg>',
  ].join('');
}

/** As large as the title permits. */
function setTitle(title: string): { readonly face: Face; readonly lines: readonly string[] } {
  const fitting = sizes.find(({ face, lines }) => wrap(title, room, lines + 1, face).length <= lines) ?? sizes.at(-1);
  const { face, lines } = fitting as (typeof sizes)[number];
  return { face, lines: wrap(title, room, lines, face) };
}

/** Black or white, whichever contrasts more with the background. */
export function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.25 ? '#10181f' : '#ffffff';
}
