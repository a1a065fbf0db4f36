// What stands at a cursor, in texts that nobody would write, and how long it takes to see it.
import { describe, expect, it } from 'vitest';
import { atCursor } from '../../../../src/tools/lsp/completion/at-cursor.ts';
import { isThorough } from '../../../property-runs.ts';

/** In characters. */
const big = isThorough() ? 5_000_000 : 1_000_000;

/** In milliseconds, once the code is warm. */
function timed(text: string, cursor = text.length): number {
  atCursor(text, cursor, true);
  const begun = performance.now();
  atCursor(text, cursor, true);
  return performance.now() - begun;
}

/** Each takes less than half a second on an idle machine; what is quadratic takes minutes. */
const limit = 5_000;

describe('what stands at the cursor', () => {
  it.each([
    ['prose', 'A line of text, with *marks* and [a link](./a.md).\n\n'],
    ['one paragraph', 'word '],
    ['empty lines', '\n'],
    ['fences', '```\n'],
    ['fences of all lengths', '```\n````\n'],
    ['backticks', '` `` ``` '],
    ['opening brackets', '['],
    ['links without end', '[x]('],
    ['tags without end', '<A b="'],
    ['signs of tags', '<'],
    ['braces', '{'],
    ['apostrophes in braces', "{'"],
    ['comments without end', '<!-- '],
    ['comments', '<!-- a -->\n'],
    ['comments in code', '`<!--`\n'],
    ['lists', '- - - - -\n'],
    ['spaces', ' '],
    ['quotes', '> > > '],
    ['colons', ':::'],
  ])('is found at once behind five megabytes of %s', (_, part) => {
    expect(timed(part.repeat(big / part.length))).toBeLessThan(limit);
    expect(timed(`---\ntitle: A\n---\n${part.repeat(big / part.length)}\n\n[x](`)).toBeLessThan(limit);
    expect(timed(`---\n${part.repeat(big / part.length)}`)).toBeLessThan(limit);
  });

  it('is nothing behind the end of the text, and at each place of odd texts nothing throws', () => {
    expect(atCursor('[x](', 400, true)).toBeDefined();
    const odd = "\uFEFF---\na: [\n---\n\0<A {...b} c='\n``\n- ```{1}\n\r\r\n> <!--\n{/*\n]( ![](<\n---\n:::\n\uD83D";
    for (let at = 0; at <= odd.length; at++) {
      const found = atCursor(odd, at, at % 2 === 0);
      if (found) expect(found.start).toBeLessThanOrEqual(at);
    }
  });
});
