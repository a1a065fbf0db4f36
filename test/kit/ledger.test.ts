// The ledger as text and back, and what stands in it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disorderOf, printLedger, readLedger } from '../../src/kit/ledger.ts';
import { compareText } from '../../src/model/place.ts';
import { promisedAddresses } from '../../src/model/promised.ts';
import { propertyRuns } from '../property-runs.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1 });
const path = word.map((text) => `/${text.replace(/[?#]/g, '')}`);
const anchor = word.filter((text) => !text.startsWith('#'));

test('what is printed is read as it was, whatever ids and addresses hold', () => {
  const addresses = fc
    .uniqueArray(fc.record({ path, anchors: fc.uniqueArray(anchor).map((ids) => ids.sort(compareText)) }), {
      selector: (address) => address.path,
      minLength: 1,
    })
    .map((list) => list.sort((a, b) => compareText(a.path, b.path)));
  fc.assert(
    fc.property(addresses, (list) => {
      const text = printLedger(list);
      const { entries, faults } = readLedger(text);
      expect(faults).toEqual([]);
      expect(entries.map(({ path, anchors }) => ({ path, anchors: anchors.map(({ id }) => id) }))).toEqual(list);
      expect(disorderOf(entries)).toEqual({ unsorted: [], doubled: [] });
      expect(text.split('\n')).toHaveLength(list.length + 1);
    }),
    { numRuns: propertyRuns() },
  );
});

test('blanks, tabs and signs that no editor shows are encoded, letters are not', () => {
  expect(printLedger([{ path: '/a b', anchors: ['100%', 'über\tuns', '\u200B', '目次'] }])).toBe(
    '/a%20b\t100%25 über%09uns %E2%80%8B 目次\n',
  );
});

test('places are those of the words', () => {
  const { entries, faults } = readLedger('/a\tone  two\n/b c\n/d\t#x y\n');
  expect(
    entries.map(({ path, anchors }) => [path, ...anchors.map(({ id, place }) => [id, place.start.line, place.start.column])]),
  ).toEqual([
    ['/a', ['one', 1, 4], ['two', 1, 9]],
    ['/d', ['y', 3, 7]],
  ]);
  expect(faults.map(({ kind, place }) => [kind, place.start.line, place.start.column])).toEqual([
    ['stray', 2, 3],
    ['hash', 3, 4],
  ]);
});

test('an address that a redirect leads on from is promised as well', () => {
  const to = { kind: 'url', url: 'https://other.example/' } as const;
  const site = { settings: { i18n: undefined }, pages: [], redirects: [{ from: '/old', status: 301, to } as const] };
  expect(promisedAddresses(site)).toEqual([{ path: '/old', anchors: [] }]);
});
