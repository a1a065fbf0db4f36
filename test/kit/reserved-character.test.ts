import { expect, it } from 'vitest';
import { findReservedIn, withoutReserved } from '../../src/kit/reserved-character.ts';

it('finds the first text or key of plain data that holds a reserved character', () => {
  const loop: { inner?: unknown; text: string } = { text: 'a' };
  loop.inner = loop;
  expect(findReservedIn([loop, 1, null, undefined, true, 'b'])).toBeUndefined();
  expect(findReservedIn({ a: ['x', { b: 'c\uFFFE' }] })).toEqual({ path: ['a', 1, 'b'], name: 'U+FFFE' });
  expect(findReservedIn({ a: { 'b\0': 1 } })).toEqual({ path: ['a', 'b\0'], name: 'U+0000' });
});

it('puts the replacement character in its place', () => {
  expect(withoutReserved('a\0b\uFFFEc\uFFFF')).toBe('a\uFFFDb\uFFFDc\uFFFF');
});
