// Parses CSS colors, and computes their contrast and shades in OKLCH.
import {
  useMode as addMode,
  clampRgb,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  wcagContrast,
} from 'culori/fn';

const toRgb = addMode(modeRgb);
const toOklch = addMode(modeOklch);
addMode(modeLrgb);
addMode(modeHsl);
addMode(modeHwb);
addMode(modeLab);
addMode(modeLch);
addMode(modeOklab);

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** The minimum contrast of text against its background, by WCAG 2 level AA. */
export const readableContrast = 4.5;

/** Parses any CSS colour without variables and transparency, such as `#7c3aed` or `rebeccapurple`; else undefined. */
export function parseColor(text: string): Oklch | undefined {
  // The library takes digits without a `#` as well; a stylesheet does not.
  const parsed = /^[\da-f]+$/i.test(text) ? undefined : parse(text);
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined;
  const { l, c, h = 0 } = toOklch(parsed);
  return { l, c, h };
}

/** From 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  return wcagContrast(clampRgb(withMode(a)), clampRgb(withMode(b)));
}

/** The nearest shade of the same hue that can be read as text on `ground`. */
export function readableOn(color: Oklch, ground: Oklch): Oklch {
  if (contrast(color, ground) >= readableContrast) return color;
  const [down, up] = [0, 1].map((end) => shadeTowards(color, ground, end));
  return down && (!up || color.l - down.l <= up.l - color.l) ? down : (up ?? color);
}

function shadeTowards(color: Oklch, ground: Oklch, end: number): Oklch | undefined {
  const steps = Array.from({ length: 1000 }, (_, step) => color.l + ((end - color.l) * (step + 1)) / 1000);
  // Checks the rounded colour, which is what will be printed.
  return steps.map((l) => shade(color, l)).find((one) => contrast(parseColor(hexOf(one)) ?? one, ground) >= readableContrast);
}

/** The colour at another lightness, mixed with black or white: its hue stays, and it stays one that screens can show. */
export function shade({ l, c, h }: Oklch, lightness: number): Oklch {
  const whole = lightness < l ? l : 1 - l;
  const rest = lightness < l ? lightness : 1 - lightness;
  return { l: lightness, c: whole === 0 ? 0 : c * Math.min(1, rest / whole), h };
}

/** Half a byte stays half a byte on the way through OKLCH, and is rounded up as in browsers. */
const rounding = 1e-3 / 255;

/** Six hexadecimal digits; what no screen can show is cut off as browsers do it. */
export function hexOf(color: Oklch): string {
  const { r, g, b } = toRgb(withMode(color));
  return formatHex({ mode: 'rgb', r: r + rounding, g: g + rounding, b: b + rounding });
}

function withMode(color: Oklch) {
  return { mode: 'oklch' as const, ...color };
}
