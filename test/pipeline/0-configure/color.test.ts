// Colours: read as CSS writes them, and shades that can be read whatever the colour is.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, type Oklch, parseColor, readableOn } from '../../../src/pipeline/0-configure/color.ts';
import { themeColors } from '../../../src/pipeline/0-configure/theme-colors.ts';

const read = (text: string): Oklch => parseColor(text) as Oklch;
const white = read('#fff');
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour', () => {
  it.each([
    ['#7c3aed', '#7c3aed'],
    ['#ABC', '#aabbcc'],
    ['rgb(124 58 237)', '#7c3aed'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(-240deg, 100%, 50%)', '#00ff00'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
    ['oklch(0.5 0 120)', '#636363'],
    ['hwb(90 10% 10%)', '#80e61a'],
    ['RebeccaPurple', '#663399'],
    ['rgb(1 2 3 / 100%)', '#010203'],
  ])('%s is %s', (text, hex) => {
    expect(hexOf(read(text))).toBe(hex);
  });

  it.each([
    '',
    'reed',
    '7c3aed',
    '#ab',
    '#abcd',
    '#12345g',
    'rgb(1 2)',
    'rgb(1 2 3 / 50%)',
    'oklch(a b c)',
    'transparent',
    'var(--x)',
    'red;}',
    '#fff}',
  ])('%j is none', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  it('survives being printed', () => {
    fc.assert(fc.property(anyHex, (hex) => hexOf(read(hex)) === hex));
  });

  it('has the contrast that WCAG computes', () => {
    expect(contrast(read('#000'), white)).toBeCloseTo(21, 1);
    expect(contrast(white, read('#767676'))).toBeCloseTo(4.54, 2);
  });
});

describe('the nearest shade that can be read', () => {
  it('is the colour itself where that can be', () => {
    expect(readableOn(read('#7c3aed'), white)).toEqual(read('#7c3aed'));
  });

  it('reaches 4.5:1 as it is printed, on any ground, with the hue that was given', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (hex, ground) => {
        const shown = hexOf(readableOn(read(hex), read(ground)));
        expect(contrast(read(shown), read(ground))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('the colours of a theme can be read on one another, whatever the accent is', () => {
  fc.assert(
    fc.property(anyHex, fc.constantFrom('light', 'dark'), (hex, scheme) => {
      const { page, raised, sunken, accentTint, accent, text } = themeColors(scheme, { light: hex, dark: hex });
      for (const ground of [page, raised, sunken, accentTint]) {
        expect(contrast(read(accent), read(ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(read(text), read(ground))).toBeGreaterThanOrEqual(7);
      }
    }),
  );
});
