import { describe, expect, it } from 'vitest';
import { codeHighlight } from '../../../src/plugins/code-highlight/code-highlight.ts';
import { throughMarkdown } from '../through-markdown.ts';

/** The lines of a printed diagnostic, each token as `kind(text)`. */
async function tokensOf(...lines: string[]): Promise<readonly string[]> {
  const { html, reports } = await throughMarkdown(['```diagnostic', ...lines, '```'].join('\n'), [codeHighlight()]);
  expect(reports).toEqual([]);
  return [...html.matchAll(/<span class="line">(.*)<\/span>\n/g)].map(([, line = '']) =>
    line.replace(/<span class="token ([\w-]+)[^"]*">(.*?)<\/span>/g, '$1($2)'),
  );
}

describe('the language diagnostic', () => {
  it('colours the code, the place, the frame, the help and the fix of a diagnostic', async () => {
    const lines = await tokensOf(
      'error[resolve/broken-link]: no page is made from "./guid.md"',
      ' --> docs/index.md:3:56',
      '  |',
      '3 | See [guide](./guid.md).',
      '  |             ^^^^^^^^^',
      '  |',
      '  = help: Did you mean "./guide.md"?',
      '  = plugin: links',
      'note: it was here',
      'fix: write "./guide.md"',
      '  |',
      '3 - See [guide](./guid.md).',
      '3 + See [guide](./guide.md).',
    );
    expect(lines).toEqual([
      'error-code(error[resolve/broken-link]):message( no page is made from "./guid.md")',
      'frame( -->) docs/index.md:3:56',
      'frame(  |)',
      'frame(3 |) See [guide](./guid.md).',
      'frame(  |)             carets(^^^^^^^^^)',
      'frame(  |)',
      'frame(  =) hint(help:) Did you mean "./guide.md"?',
      'frame(  =) hint(plugin:) links',
      'hint(note):message( it was here)',
      'hint(fix):message( write "./guide.md")',
      'frame(  |)',
      'frame(3) deleted(- See [guide](./guid.md).)',
      'frame(3) inserted(+ See [guide](./guide.md).)',
    ]);
  });

  it('names severities apart', async () => {
    expect(await tokensOf('warning[posts/no-date]: a', 'info[git-dates/no-history]: b')).toEqual([
      'warning-code(warning[posts/no-date]):message( a)',
      'info-code(info[git-dates/no-history]):message( b)',
    ]);
  });

  it('leaves the text of sources alone', async () => {
    const sources = ['12 | | a | b |', '13 | 3 - 2', '14 | error[x]: = help: ^^^', '15 | --> note: ^^^'];
    expect(await tokensOf(...sources)).toEqual(sources.map((text) => text.replace(/^(\d+ \|)/, 'frame($1)')));
  });
});
