import { expect, it } from 'vitest';
import { addressMatcher } from '../../src/kit/address-matcher.ts';

it.each([
  ['/docs/tags/**', ['/docs/tags', '/docs/tags/', '/docs/tags/a', '/docs/tags/a/b/'], ['/docs/tagsx', '/docs', '/x/docs/tags/a']],
  ['/**/tags/**', ['/a/tags/b', '/a/b/tags/c/d'], ['/a/tag/b', '/tagsb']],
  ['/docs/*', ['/docs/a', '/docs/a/'], ['/docs', '/docs/a/b']],
  ['/v?.x', ['/v1.x', '/v2.x/'], ['/v10.x', '/v1ax', '/v/.x']],
  ['/{next,1.*}/**', ['/next', '/next/a', '/1.0/a'], ['/2.0', '/nextish', '/10/a']],
  ['/a+(b)[c]|d$', ['/a+(b)[c]|d$'], ['/aab', '/a', '/c']],
  ['/über uns/**', ['/über uns/wir'], ['/uber uns/wir']],
  ['/', ['/'], ['/a']],
  ['/a{b', ['/a{b'], ['/ab']],
])('%s', async (glob, matched, others) => {
  const matches = await addressMatcher(['/never', glob]);
  for (const address of matched) expect([address, matches(address)]).toEqual([address, true]);
  for (const address of others) expect([address, matches(address)]).toEqual([address, false]);
});
