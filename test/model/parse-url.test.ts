// Parses addresses often enough that engines compile what does it.
import { expect, test } from 'vitest';
import { parseUrl } from '../../src/model/parse-url.ts';

test('letters beyond ASCII are part of a host, however often it is asked', () => {
  const hosts = new Set<string | undefined>();
  for (let count = 0; count < 200_000; count++) hosts.add(parseUrl('https://münchen.example/ä')?.host);
  expect([...hosts]).toEqual(['xn--mnchen-3ya.example']);
});

test('what is no address is undefined', () => {
  expect(parseUrl('https://')).toBeUndefined();
  expect(parseUrl('a/b')).toBeUndefined();
  expect(parseUrl('a/b', 'https://example.com')?.href).toBe('https://example.com/a/b');
});
