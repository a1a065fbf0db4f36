// Measures an image by its first bytes.
import type { ImageSize } from '#model/page';

export interface Measured extends ImageSize {
  readonly type: string;
}

/** The size as browsers show it; undefined for an SVG without a size. Throws for what is no image. */
export async function imageSizeOf(head: Uint8Array): Promise<Measured | undefined> {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (/^(?:\uFEFF)?\s*</.test(text.toString('utf8', 0, 64))) {
    const size = svgSize(text.toString());
    return size && { ...size, type: 'svg' };
  }
  const { imageSize } = await import('image-size');
  const { width, height, orientation = 1, type = '' } = imageSize(head);
  // An EXIF orientation of 5 or more swaps width and height, as browsers do.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  return width > 0 && height > 0 ? { width: Math.round(across), height: Math.round(down), type } : undefined;
}

const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  pt: 4 / 3,
  pc: 16,
  em: 16,
  ex: 8,
};
const number = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i;

/** By `width` and `height`; what they do not say in lengths of their own follows from the `viewBox`. */
export function svgSize(text: string): ImageSize | undefined {
  const attributes = rootAttributes(text);
  const width = lengthOf(attributes.get('width'));
  const height = lengthOf(attributes.get('height'));
  const [, , across, down] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(lengthOf);
  const ratio = across && down && across / down;
  if (width && height) return rounded(width, height);
  if (!across || !down || !ratio) return undefined;
  if (width) return rounded(width, width / ratio);
  return height ? rounded(height * ratio, height) : rounded(across, down);
}

/** Undefined for what is no size: a share of something, such as `100%`, an unknown unit, zero. */
function lengthOf(written = ''): number | undefined {
  const [, digits, unit = ''] = number.exec(written) ?? [];
  const length = Number(digits) * (units[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

function rounded(width: number, height: number): ImageSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** The attributes of the first `<svg>` that is in no comment. */
function rootAttributes(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const start = /<!--|<(?:[\w-]+:)?svg(?=[\s>])/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    if (match[0] !== '<!--') break;
    const end = text.indexOf('-->', start.lastIndex);
    if (end === -1) return found;
    start.lastIndex = end;
  }
  if (start.lastIndex === 0) return found;
  const attribute = /\s+([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  attribute.lastIndex = start.lastIndex;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, name = '', double, single = ''] = match;
    found.set(name, double ?? single);
  }
  return found;
}
