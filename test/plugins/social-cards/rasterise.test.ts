// Cards as images: their colors, the logo, and that equal cards have equal bytes.
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { openRasteriser } from '../../../src/plugins/social-cards/rasterise.ts';

const sharp = createRequire(import.meta.url)('sharp');

const card = { title: 'Alerting', description: 'All of it.', section: ['Guides'], site: 'Nines', host: 'h.example' };

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#00f"/></svg>',
);

/** How many pixels have each color, such as `#ff0000`. */
async function colorsOf(png: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const counts = new Map<string, number>();
  for (let n = 0; n < data.length; n += 3) {
    const color = `#${data.toString('hex', n, n + 3)}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

it.each([
  ['#0b5558', '#ffffff'],
  ['#ff0000', '#ffffff'],
  ['#0000ff', '#ffffff'],
  ['#f4f4f4', '#10181f'],
  ['#10181f', '#ffffff'],
])('a card of %s has text of %s', async (color, ink) => {
  const draw = openRasteriser(sharp, color, undefined);
  const png = await draw({ ...card, color, hasLogo: false });
  const counts = await colorsOf(png);
  expect(counts.get(color)).toBeGreaterThan(600_000);
  expect(counts.get(ink)).toBeGreaterThan(2000);
  expect(counts.size).toBeLessThanOrEqual(16);
  expect(await draw({ ...card, color, hasLogo: false })).toEqual(png);
});

it('the logo stands in a white tile, and one that cannot be drawn leaves none', async () => {
  const colored = { ...card, color: '#0b5558', hasLogo: true };
  const counts = await colorsOf(await openRasteriser(sharp, colored.color, logo)(colored));
  expect(counts.get('#0000ff')).toBeGreaterThan(40 * 40);
  const broken = await openRasteriser(sharp, colored.color, Buffer.from('no picture'))(colored);
  const without = await openRasteriser(sharp, colored.color, undefined)({ ...colored, hasLogo: false });
  expect(Buffer.compare(broken, without)).toBe(0);
});
