// Tests how texts without spaces between their words are divided, and that Korean words are as a segmenter gives them.
import { describe, expect, it, vi } from 'vitest';
import { type Word, wordsOf as wordsIn } from '../../../../src/plugins/search/engine/words.ts';
import { seeded } from '../../../seeded-faults/random.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): readonly Word[] => wordsIn(text, 'ko');

describe('words', () => {
  it.each([
    ['API를 설정합니다', 'API 를 설정합니다 설정 정합 합니 니다'],
    ['한국어 배포', '한국어 한국 국어 배포'],
    ['東京 배포', '東京 배포'],
  ])('%s', (text, words) => expect(wordsOf(text).map((word) => word.text)).toEqual(words.split(' ')));

  it('of Korean syllables are those of a segmenter', () => {
    const random = seeded(1);
    for (let n = 0; n < 500; n += 1) {
      const syllables = Array.from({ length: 1 + random.below(9) }, () => String.fromCodePoint(0xac00 + random.below(11_172)));
      const text = syllables.join('');
      expect([...segmenter.segment(text)].map(({ segment }) => segment)).toEqual([text]);
      expect(wordsOf(text)[0]).toEqual({ text, at: 0 });
    }
  });

  it('make at most one segmenter, however many there are', () => {
    const made = vi.spyOn(Intl, 'Segmenter');
    wordsOf('한국어 배포 설정 '.repeat(50));
    expect(made).not.toHaveBeenCalled();
    wordsOf('東京 と データ '.repeat(50));
    expect(made.mock.calls.length).toBeLessThan(2);
    made.mockRestore();
  });
});
