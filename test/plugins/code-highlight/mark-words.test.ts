import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { markWordsIn } from '../../../src/plugins/code-highlight/block.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const token = (className: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'i',
  properties: { className: [className] },
  children,
});
const mark = (line: ElementContent[], code: string, ...words: string[]) => toHtml([...markWordsIn(line, code, words)]);

describe('marked words', () => {
  it('stand in one mark over whole tokens', () => {
    expect(mark([text('a'), token('x', text('b')), text('c d')], 'abc d', 'abc')).toBe('<mark>a<i class="x">b</i>c</mark> d');
  });

  it('cut tokens that they begin or end in', () => {
    expect(mark([token('x', text('ab')), token('y', token('z', text('cd')))], 'abcd', 'bc')).toBe(
      '<i class="x">a</i><mark><i class="x">b</i><i class="y"><i class="z">c</i></i></mark><i class="y"><i class="z">d</i></i>',
    );
  });

  it('are marked as often as they stand there, touching ones as one', () => {
    expect(mark([text('ab ab abab')], 'ab ab abab', 'ab', 'ba')).toBe('<mark>ab</mark> <mark>ab</mark> <mark>abab</mark>');
    expect(mark([text('abc')], 'abc', 'bc', 'ab')).toBe('<mark>abc</mark>');
    expect(mark([text('abc')], 'abc', 'B')).toBe('abc');
    expect(mark([], '', 'a')).toBe('');
  });
});
