// Values of asynchronous work: each scope has its own, and there being many costs nothing.
import { executionAsyncResource } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { openScopes } from '../../src/files/scopes.ts';

test('a value holds for what its work begins, and for nothing else', async () => {
  const [one, other] = [openScopes<string>(), openScopes<string>()];
  const seen = await one.run('outer', () =>
    other.run('beside', async () => {
      const inner = await one.run('inner', async () => [one.current(), other.current()]);
      await new Promise((resolve) => setTimeout(resolve));
      return [...inner, one.current(), other.current()];
    }),
  );
  expect(seen).toEqual(['inner', 'beside', 'outer', 'beside']);
  expect([one.current(), other.current()]).toEqual([undefined, undefined]);
});

test('a thousand scopes leave no more on a promise than one', async () => {
  const marks = () => Object.getOwnPropertySymbols(executionAsyncResource()).length;
  const [first, after] = [openScopes<number>(), openScopes<number>()];
  const before = await first.run(0, async () => marks());
  for (let at = 0; at < 1000; at++) await openScopes<number>().run(at, async () => at);
  expect(await after.run(0, async () => marks())).toBe(before);
});
