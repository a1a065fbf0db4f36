import { describe, expect, it } from 'vitest';
import { readMeta } from '#model/code-meta';
import { codeHighlight } from '../../../src/plugins/code-highlight/code-highlight.ts';
import { throughMarkdown } from '../through-markdown.ts';

const fence = (info: string, lines: readonly string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n');
const show = (info: string, lines: readonly string[], options?: Parameters<typeof codeHighlight>[0]) =>
  throughMarkdown(fence(info, lines), [codeHighlight(options)]);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** The lines as they are nested: a folded run in brackets, behind its label. */
const outline = (html: string) =>
  html
    .replace(/<summary class="code-fold-label">(.*?)<\/summary>/g, '($1)')
    .replace(/<details class="code-fold">/g, '[')
    .replaceAll('</details>', ']')
    .replace(/<[^>]*>/g, '')
    .trim()
    .split('\n')
    .join(' ');

describe('collapsed lines', () => {
  it.each([
    ['collapse={1-2}', '[(2 collapsed lines)1 2 ]3 4 5 6'],
    ['collapse={3}', '1 2 [(One collapsed line)3 ]4 5 6'],
    ['collapse={2-3,5-6}', '1 [(2 collapsed lines)2 3 ]4 [(2 collapsed lines)5 6 ]'],
    ['collapse={2, 3-4,3}', '1 [(3 collapsed lines)2 3 4 ]5 6'],
    ['collapse={1-6}', '[(6 collapsed lines)1 2 3 4 5 6 ]'],
    ['collapse="2-3"', '1 [(2 collapsed lines)2 3 ]4 5 6'],
    ['title="collapse={2}"', 'collapse={2}1 2 3 4 5 6'],
    ['/a collapse b/ {1}', '1 2 3 4 5 6'],
  ])('%s', async (meta, expected) => {
    const { html } = await show(`text ${meta}`, numbers(6));
    expect(outline(html)).toBe(expected);
  });

  it('keep their numbers, marks and words', async () => {
    const { html, reports } = await show('text collapse={2-3} {2,4} /c/ showLineNumbers=9', ['a', 'b', 'c', 'd']);
    expect(reports).toEqual([]);
    expect(html).toContain(
      '<summary class="code-fold-label">2 collapsed lines</summary><span class="line highlighted" data-line="10">b</span>',
    );
    expect(html).toContain(
      '<span class="line" data-line="11"><mark>c</mark></span>\n</details><span class="line highlighted" data-line="12">',
    );
  });

  it('are counted as they are shown, without comments that mark lines', async () => {
    const { html } = await show('js collapse={2}', ['a', '// highlight-next-line', 'b', 'c']);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>[^<]*<\/summary><span class="line highlighted">b<\/span>\n<\/details>/);
  });

  it('of long blocks stand in groups, as all others', async () => {
    const { html } = await show('text collapse={2-701}', numbers(1500));
    expect(html.match(/<span class="lines">/g)).toHaveLength(7 + 8);
    expect(html).toMatch(
      /<span class="line">1<\/span>\n<details class="code-fold"><summary[^>]*>[^<]*<\/summary><span class="lines">/,
    );
  });

  it('are no highlighted lines', () => {
    expect(readMeta('collapse={1-3}').lines).toBeUndefined();
    expect(readMeta('collapse={1-3} {2}').lines).toBe('2');
    expect(readMeta('{2} collapse={1-3}').lines).toBe('2');
  });
});

describe('terminals', () => {
  const isTerminal = async (info: string, lines = ['nines check'], terminals = true) =>
    (await show(info, lines, { terminals })).html.startsWith('<div class="code-block code-terminal"');

  it('are blocks that say so, in any language', async () => {
    expect(await isTerminal('console frame="terminal"', undefined, false)).toBe(true);
    expect(await isTerminal("text frame='terminal'", undefined, false)).toBe(true);
    expect(await isTerminal('bash', undefined, false)).toBe(false);
  });

  it.each(['bash', 'sh', 'shell', 'zsh', 'console', 'shell-session', 'powershell', 'ps1', 'bat'])(
    'are commands of %s',
    async (language) => {
      expect(await isTerminal(language)).toBe(true);
      expect(await isTerminal(`${language} title="On your machine"`)).toBe(true);
    },
  );

  it('are no scripts, no other languages, and no blocks that say so', async () => {
    expect(await isTerminal('bash', ['#!/bin/sh', 'nines check'])).toBe(false);
    expect(await isTerminal('bash title="install.sh"')).toBe(false);
    expect(await isTerminal('bash showLineNumbers')).toBe(false);
    expect(await isTerminal('bash frame="none"')).toBe(false);
    expect(await isTerminal('bash frame=code')).toBe(false);
    expect(await isTerminal('js')).toBe(false);
    expect(await isTerminal('')).toBe(false);
  });
});
