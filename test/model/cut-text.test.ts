// How texts are cut, in Node and in browsers.
import { describe, expect, it } from 'vitest';
import { boundaryBefore, cutText, shorten } from '../../src/model/cut-text.ts';

const family = '👨‍👩‍👧';
const flag = '🇵🇱';

describe('a text that is cut', () => {
  it.each([
    ['plain', 3, 'pla'],
    ['plain', 5, 'plain'],
    ['plain', 9, 'plain'],
    ['plain', 0, ''],
    ['ab🎉', 3, 'ab'],
    ['ab🎉', 4, 'ab🎉'],
    [`a${family}b`, 4, 'a'],
    [`a${family}b`, 1 + family.length, `a${family}`],
    [`${flag}${flag}`, 6, flag],
    ['cafe\u0301s', 4, 'caf'],
    ['नमस्ते', 5, 'नम'],
    ['각'.normalize('NFD'), 2, ''],
    ['a\r\nb', 2, 'a'],
  ])('%j at %i is %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
    expect(boundaryBefore(text, most)).toBe(cut.length);
  });

  it('ends in an ellipsis only where something is left out', () => {
    expect(shorten('ab🎉', 3)).toBe('ab…');
    expect(shorten('ab🎉', 4)).toBe('ab🎉');
  });
});
