import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineIndex } from '#kit/line-index';
import { propertyRuns } from '../property-runs.ts';

const text = fc.array(fc.constantFrom('a', 'ü', '😀', '\n', '\r\n', '\r', ' ')).map((parts) => parts.join(''));

test('every offset has a point that leads back to it', () => {
  fc.assert(
    fc.property(text, fc.nat(60), (source, offset) => {
      const lines = new LineIndex(source);
      const inside = Math.min(offset, source.length);
      expect(lines.offsetAt(lines.pointAt(offset))).toBe(inside);
    }),
    { numRuns: propertyRuns() },
  );
});

test('lines are those that CommonMark sees', () => {
  fc.assert(
    fc.property(text, (source) => {
      const count = source.split(/\r\n|\n|\r/).length;
      expect(new LineIndex(source).pointAt(source.length).line).toBe(count);
    }),
    { numRuns: propertyRuns() },
  );
});

test('a place spans from offset to offset, in UTF-16 columns', () => {
  expect(new LineIndex('a\r\n😀b\n').place('x.md', 3, 6)).toEqual({
    file: 'x.md',
    start: { line: 2, column: 1 },
    end: { line: 2, column: 4 },
  });
});
