// Holds printed lines against hast-util-to-html, byte for byte.
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { printLines } from '../../../src/plugins/code-highlight/print-lines.ts';
import { showCode } from '../../../src/plugins/code-highlight/show-code.ts';
import { createTokeniser } from '../../../src/plugins/code-highlight/tokens.ts';

const names = { aliases: {}, comments: [], own: new Set<string>() };

function printed(lines: readonly ElementContent[]): string {
  return toHtml({ type: 'root', children: [...lines] }, { characterReferences: { useNamedReferences: false } });
}

it.each([
  ['javascript', 'const a = `x $ {b < 1 && c > "2"} \u0000 é`; // <!-- & -->\n\n\nlet d = \'`"\';'],
  ['markup', '<a href="?a=1&amp;b">&lt;</a>\n<!-- x -->'],
  ['plain', '<&>"\'`\u00a0'],
])('%s with signs that HTML escapes', async (grammar, code) => {
  const tokeniser = createTokeniser();
  await tokeniser.load(grammar);
  const meta = { numbersFrom: 998, words: ['a'] } as never;
  const { lines } = showCode(tokeniser, { name: grammar, grammar, signs: false }, meta, code, names);
  expect(printLines(lines)).toBe(printed(lines));
});

it('classes with signs that HTML escapes', () => {
  const line: ElementContent = { type: 'element', tagName: 'span', properties: { className: ['a"b', "&'`"] }, children: [] };
  expect(printLines([line])).toBe(printed([line]));
});
