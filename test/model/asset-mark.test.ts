import { describe, expect, it } from 'vitest';
import {
  assetMark,
  fillMarks,
  integrityMark,
  jsonWithMarks,
  markedFiles,
  policyMark,
  settleMarks,
} from '../../src/model/asset-mark.ts';

const known = new Set(['a b.png', 'slodocs:theme/theme.css']);
const settle = (text: string): string => settleMarks(text, known);

describe('marks of a page', () => {
  it('stay where the page may name the file', () => {
    const text = `x${assetMark('a b.png')}${integrityMark('slodocs:theme/theme.css')} ${policyMark}y`;
    expect(settle(text)).toBe(text);
    expect(markedFiles(text)).toEqual(['a b.png', 'slodocs:theme/theme.css']);
    expect(fillMarks(text, (kind, name) => `<${kind} ${name}>`)).toBe(
      'x<asset a b.png><integrity slodocs:theme/theme.css> <policy >y',
    );
  });

  it.each([
    ['a file that the page may not name', assetMark('.git/config')],
    ['an escape that cannot be decoded', '\0asset:%zz\0'],
    ['an unknown kind', '\0file:a%20b.png\0'],
    ['a mark that is not closed', '\0asset:a%20b.png'],
    ['a policy with words', '\0policy:default-src *\0'],
    ['a NUL alone', 'a\0b'],
  ])('become text for %s', (_, text) => {
    const settled = settle(text);
    expect(settled).not.toContain('\0');
    expect(settled).toHaveLength(text.length);
  });

  it('are found behind one that was never closed', () => {
    const mark = assetMark('a b.png');
    expect(settle(`\0asset:x${mark}`)).toBe(`\uFFFDasset:x${mark}`);
    expect(settle(`\0${mark}\0`)).toBe(`\uFFFD${mark}\uFFFD`);
  });
});

describe('JSON with marks', () => {
  const mark = assetMark('a b.png');

  it('keeps marks and escapes all other NULs', () => {
    expect(jsonWithMarks({ src: `${mark} 1x, ${mark} 2x`, text: 'a\0b' })).toBe(
      `{"src":"${mark} 1x, ${mark} 2x","text":"a\\u0000b"}`,
    );
  });

  it('takes no text for a mark that only looks like its escape', () => {
    const text = '\\u0000asset:x\\u0000';
    expect(JSON.parse(jsonWithMarks(text))).toBe(text);
    expect(JSON.parse(jsonWithMarks(`\\${mark}`).replaceAll('\0', '\\u0000'))).toBe(`\\${mark}`);
  });
});
