import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { refractor } from 'refractor/all';
import { describe, expect, it } from 'vitest';
import { codeHighlight } from '../../../src/plugins/code-highlight/code-highlight.ts';
import { grammarOf, languageNames } from '../../../src/plugins/code-highlight/languages.ts';
import { deepTest, propertyRuns } from '../../property-runs.ts';
import { throughMarkdown } from '../through-markdown.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('refractor/core'))), '../lang');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.slice(0, -'.js'.length));
// Some files only add to other grammars.
const grammars = files.filter((name) => refractor.registered(name));
const ownGrammars = ['diagnostic'];

describe('the names of languages', () => {
  it('are those of the highlighter that is installed', async () => {
    const names = languageNames().filter((name) => grammarOf(name) === name && name !== 'plain');
    expect(new Set(names)).toEqual(new Set([...grammars, ...ownGrammars]));
    for (const name of grammars) {
      const { aliases } = ((await import(`refractor/${name}`)) as { default: { aliases: string[] } }).default;
      for (const alias of aliases) expect([alias, grammarOf(alias)]).toEqual([alias, name]);
    }
  });

  it('all lead to a grammar', () => {
    for (const name of languageNames()) expect(['plain', ...grammars, ...ownGrammars]).toContain(grammarOf(name));
  });
});

describe('every language', () => {
  const text = ['<?php if (a < b) { /* c', 'd */ "e $f" } ?>', '# g', "<i k='l'>{m}</i> // n", '', '\tlet o = `p', 'q`;'].join(
    '\n',
  );

  deepTest('keeps the text as it is, line by line', async () => {
    const plugin = codeHighlight();
    for (const name of [...grammars, ...ownGrammars]) expect([name, await shown(plugin, name, text)]).toEqual([name, text]);
  });

  it('keeps any text as it is', async () => {
    const plugin = codeHighlight();
    const languages = fc.constantFrom('js', 'tsx', 'html', 'md', 'yaml', 'bash', 'php', 'json', 'text');
    const code = fc.array(fc.string({ unit: fc.constantFrom(...'ab <>/"\'`{}[]()#*-=$&;:\\\t1') }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(languages, code, async (language, lines) => {
        const text = lines.join('\n').replace(/\n+$/, '');
        expect(await shown(plugin, language, lines.join('\n'))).toBe(text);
      }),
      { numRuns: propertyRuns(300), seed: 1 },
    );
  });
});

/** The text that a reader sees, line by line. Fails where a line is not well formed. */
async function shown(plugin: ReturnType<typeof codeHighlight>, language: string, code: string): Promise<string> {
  const { html } = await throughMarkdown(`~~~~~~~~~~~~${language}\n${code}\n~~~~~~~~~~~~`, [plugin], 'mdx');
  const inside = /<code[^>]*>([\s\S]*)\n<\/code>/.exec(html)?.[1] ?? '';
  return inside
    .split('\n')
    .map((line) => {
      expect(line).toMatch(/^<span class="line">.*<\/span>$/);
      expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
      return line
        .replace(/<[^>]*>/g, '')
        .replace(/&#x3C;/g, '<')
        .replace(/&#x26;/g, '&');
    })
    .join('\n');
}
