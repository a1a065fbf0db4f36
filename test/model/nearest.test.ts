import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '#model/nearest';
import { propertyRuns } from '../property-runs.ts';

test.each([
  ['instal', ['install', 'uninstall', 'list'], 'install'],
  ['titel', ['title', 'tilt'], 'title'],
  ['./Guide.md', ['./guide.md', './guides.md'], './guide.md'],
  ['zzz', ['install'], undefined],
  ['warn', ['note', 'warning'], 'warning'],
  ['concepts/retry', ['concepts/retries', 'concepts/events'], 'concepts/retries'],
  ['docsSidebar', ['docs', 'api'], 'docs'],
  ['config', ['configuration', 'configure'], 'configure'],
  ['conf', ['configuration', 'configure'], undefined],
  ['guide', ['guide-for-writers', 'api'], undefined],
  ['tip', ['tippecanoe'], undefined],
  ['', ['a'], undefined],
  ['ab', ['ac', 'aa'], 'aa'],
])('%s among %j is %s', (word, candidates, found) => {
  expect(nearest(word, candidates)).toBe(found);
});

test('a candidate is its own nearest, and the order of candidates does not matter', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 1, maxLength: 8, selector: (word) => word });
  fc.assert(
    fc.property(words, fc.stringMatching(/^[a-z]{3,9}$/), (candidates, word) => {
      expect(nearest(candidates[0] ?? '', candidates)).toBe(candidates[0]);
      expect(nearest(word, [...candidates].reverse())).toBe(nearest(word, candidates));
    }),
    { numRuns: propertyRuns() },
  );
});
