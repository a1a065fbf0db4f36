// Makes the SVG of an icon from its data in an Iconify package, without what could run code or load files.
import type { DrawnIcon } from '#model/lookups';

export interface IconShape {
  readonly body: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly left?: number | undefined;
  readonly top?: number | undefined;
  /** Quarters of a turn, after it was mirrored. */
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

const usualSize = 16;
/** As high as the icons of the theme. */
const heightInEm = 1.25;

const tag = /<\/?([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/gi;
const drawing =
  /^(?:g|path|circle|ellipse|rect|line|poly(?:line|gon)|defs|clipPath|mask|\w+Gradient|stop|filter|fe[A-Z]\w+|pattern|use|symbol)$/;
const refused = /\s(?:on\w*|style)=|href="[^#]|url\((?!#)/i;

export function drawIcon(name: string, shape: IconShape): DrawnIcon {
  const { body, width = usualSize, height = usualSize, left = 0, top = 0, rotate = 0, hFlip = false, vFlip = false } = shape;
  const strange = strangePart(body);
  if (strange !== undefined) {
    const help = 'Choose an icon that is drawn without scripts, styles and animations.';
    return { message: `the icon "${name}" holds ${strange}, which pages do not show`, help };
  }
  const turns = ((rotate % 4) + 4) % 4;
  const [x, y] = [left + width / 2, top + height / 2];
  const [w, h] = turns % 2 === 0 ? [width, height] : [height, width];
  const moves = [
    ...(turns > 0 ? [`rotate(${turns * 90} ${x} ${y})`] : []),
    ...(hFlip ? [`translate(${2 * x} 0) scale(-1 1)`] : []),
    ...(vFlip ? [`translate(0 ${2 * y}) scale(1 -1)`] : []),
  ].join(' ');
  const named = withOwnIds(body, name);
  return {
    width: `${Number(((heightInEm * w) / h).toFixed(3))}em`,
    height: `${heightInEm}em`,
    viewBox: [x - w / 2, y - h / 2, w, h].join(' '),
    body: moves === '' ? named : `<g transform="${moves}">${named}</g>`,
  };
}

/** What a page does not take, such as `<script>`; undefined in an icon that it does. */
function strangePart(body: string): string | undefined {
  for (const [whole, name = '', attributes = ''] of body.matchAll(tag)) {
    if (!drawing.test(name)) return `<${name}>`;
    if (refused.test(attributes)) return `\`${whole}\``;
  }
  return body.replace(tag, '').includes('<') ? 'something else than shapes' : undefined;
}

/** Sets use the same ids for parts of different icons, and a page shows several. */
function withOwnIds(body: string, name: string): string {
  const own = `${name.replace(':', '-')}-`;
  return body.replace(/(\sid="|href="#|url\(#)/g, (start) => start + own);
}
