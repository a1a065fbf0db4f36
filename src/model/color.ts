// Reads colours as CSS writes them, and computes their contrast and shades in OKLCH. https://bottosson.github.io/posts/oklab/

/** Lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** What text needs against its ground, by WCAG 2 level AA. */
export const readableContrast = 4.5;

type Triple = readonly [number, number, number];

/** `#7c3aed`, `rgb(124 58 237)`, `hsl(262 83% 58%)` or `oklch(0.54 0.25 293)`, without transparency. Undefined for all else. */
export function parseColor(text: string): Oklch | undefined {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? text.slice(1) : undefined;
  if (hex !== undefined) {
    const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return oklchOf([0, 2, 4].map((at) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as unknown as Triple);
  }
  const [, name = '', inside = ''] = /^(rgb|hsl|oklch)\(([^()]*)\)$/i.exec(text.trim()) ?? [];
  const words = inside.trim().split(/\s*,\s*|\s+/);
  const numbers = words.map((word) => /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/i.exec(word));
  if (words.length !== 3 || numbers.includes(null)) return undefined;
  /** A percentage is a part of `whole`. */
  const read = (at: number, whole: number): number => {
    const [, value, unit] = numbers[at] as RegExpExecArray;
    return unit === '%' ? (Number(value) / 100) * whole : Number(value);
  };
  const kind = name.toLowerCase();
  if (kind === 'oklch') return { l: clamp(read(0, 1)), c: Math.max(0, read(1, 0.4)), h: degrees(read(2, 360)) };
  if (kind === 'rgb') return oklchOf([0, 1, 2].map((at) => toLinear(clamp(read(at, 255) / 255))) as unknown as Triple);
  const [hue, saturation, lightness] = [degrees(read(0, 360)), clamp(read(1, 100) / 100), clamp(read(2, 100) / 100)];
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return oklchOf([toLinear(channel(0)), toLinear(channel(8)), toLinear(channel(4))]);
}

/** From 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The nearest shade of the same hue that can be read as text on `ground`. */
export function readableOn(color: Oklch, ground: Oklch): Oklch {
  if (contrast(color, ground) >= readableContrast) return color;
  const [down, up] = [0, 1].map((end) => shadeTowards(color, ground, end));
  return down && (!up || color.l - down.l <= up.l - color.l) ? down : (up ?? color);
}

function shadeTowards(color: Oklch, ground: Oklch, end: number): Oklch | undefined {
  const steps = Array.from({ length: 1000 }, (_, step) => color.l + ((end - color.l) * (step + 1)) / 1000);
  // What is printed is rounded to bytes, and has to hold as well.
  return steps.map((l) => shade(color, l)).find((one) => contrast(parseColor(hexOf(one)) ?? one, ground) >= readableContrast);
}

/** The colour at another lightness, mixed with black or white: its hue stays, and it stays one that screens can show. */
export function shade({ l, c, h }: Oklch, lightness: number): Oklch {
  const whole = lightness < l ? l : 1 - l;
  const rest = lightness < l ? lightness : 1 - lightness;
  return { l: lightness, c: whole === 0 ? 0 : c * Math.min(1, rest / whole), h };
}

/** Half a byte stays half a byte on the way through OKLCH, and is rounded up as in browsers. */
const rounding = 1e-3;

/** Six hexadecimal digits; what no screen can show becomes the nearest that is less saturated. */
export function hexOf(color: Oklch): string {
  const bytes = linearOf(toGamut(color)).map((value) => Math.round(clamp(toGamma(value)) * 255 + rounding));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function toGamut(color: Oklch): Oklch {
  const isShown = (c: number): boolean => linearOf({ ...color, c }).every((value) => value > -1e-4 && value < 1.0001);
  if (isShown(color.c)) return color;
  let [low, high] = [0, color.c];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return { ...color, c: low };
}

function luminance(color: Oklch): number {
  const [r, g, b] = linearOf(toGamut(color)).map(clamp) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function oklchOf([r, g, b]: Triple): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(x, y);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  // A grey has no hue: what is left of one is the error of the sums.
  return c < 1e-4 ? { l, c: 0, h: 0 } : { l, c, h: degrees((Math.atan2(y, x) * 180) / Math.PI) };
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function degrees(value: number): number {
  return ((value % 360) + 360) % 360;
}
