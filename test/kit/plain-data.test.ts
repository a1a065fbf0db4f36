import { expect, it } from 'vitest';
import { findNesting } from '../../src/kit/plain-data.ts';

function nested(levels: number): unknown {
  let data: unknown = 'end';
  for (let level = 0; level < levels; level++) data = { a: [data] };
  return data;
}

it('finds what stands too deep, by the path to it', () => {
  expect(findNesting(nested(50))).toBeUndefined();
  expect(findNesting({ first: 1, second: nested(51) })).toMatchObject({
    kind: 'deep',
    path: { length: 101, 0: 'second', 1: 'a', 2: 0 },
  });
  expect(findNesting(nested(100_000))).toMatchObject({ kind: 'deep', path: { length: 101 } });
});

it('finds what stands in itself, but not what stands in two places', () => {
  const loop: { inner: unknown[] } = { inner: [] };
  loop.inner.push(1, loop);
  expect(findNesting({ loop })).toEqual({ kind: 'circle', path: ['loop', 'inner', 1] });
  const shared = { text: 'a' };
  expect(findNesting({ first: shared, second: [shared] })).toBeUndefined();
});

it('visits what is shared once', () => {
  let data: unknown[] = [];
  for (let level = 0; level < 90; level++) data = [data, data, data];
  expect(findNesting(data)).toBeUndefined();
  expect(findNesting([[[[[[[[[[[data]]]]]]]]]]])).toMatchObject({ kind: 'deep' });
});
