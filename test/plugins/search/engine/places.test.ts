// The places of words that the index tells are those that the texts of its cards have.
import { expect, it } from 'vitest';
import { findWords } from '../../../../src/plugins/search/engine/find-words.ts';
import { printPlace, readPlaces } from '../../../../src/plugins/search/engine/posting.ts';
import { indexedPlaces, placesIn, proximityOf } from '../../../../src/plugins/search/engine/proximity.ts';
import { openScope } from '../../../../src/plugins/search/engine/scope-index.ts';
import { type Random, seeded } from '../../../seeded-faults/random.ts';
import { smallIndex } from './small-index.ts';

const vocabulary =
  'alpha beta gamma delta-force camelCase n9/v1alpha error budget budgets Straße ñandú --dry-run C++ 日本語 the of'.split(' ');

const text = (random: Random, most: number): string =>
  Array.from({ length: random.below(most) }, () => random.pick(vocabulary)).join(' ');

it.each([1, 2, 3, 4])('in headings and in texts of any length, seed %i', async (seed) => {
  const random = seeded(seed);
  const page = (n: number) => ({
    title: `${text(random, 4)} ${n}`,
    description: text(random, 5),
    html: Array.from({ length: 4 }, (_, at) => `<h2 id="s${at}">${text(random, 5)}</h2><p>${text(random, 120)}</p>`).join(''),
  });
  const { files } = await smallIndex(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/p${n}`, page(n)])));
  const index = await openScope('default', { read: async (path) => files.get(path) ?? '' }, false);
  let near = 0;
  for (let n = 0; n < 30; n++) {
    const words = index.reader.words(`${random.pick(vocabulary)} ${random.pick(vocabulary)}`);
    const { groups } = await findWords(words, index);
    for (let section = 0; section < index.numbering.sections; section++) {
      const card = await index.card(section);
      const [, heading = '', shown = ''] =
        card.sections[section - index.numbering.pageOf(section).firstSection - card.first] ?? [];
      const read = [heading, shown].map((one) => placesIn(one, groups, index.terms));
      const told = (['heading', 'text'] as const).map((field) => indexedPlaces(section, field, groups));
      const isTold = groups.flat().every(({ isPlaced }) => isPlaced);
      if (isTold) expect(told.map((one) => one.map((places) => [...new Set(places)].sort((a, b) => a - b)))).toEqual(read);
      if (isTold && proximityOf(told, groups.length) > 0) near++;
    }
  }
  expect(near).toBeGreaterThan(100);
});

it('are printed as one character each, none of which is a sign of a line', () => {
  const printed = Array.from({ length: 400 }, (_, place) => printPlace(place));
  expect(readPlaces(printed.join(''))).toEqual(printed.map((_, place) => place));
  expect(new Set(printed).size).toBe(400);
  expect(printed.join('')).not.toMatch(/[\s\d,;:*=\u007f-\u009f]/);
});
