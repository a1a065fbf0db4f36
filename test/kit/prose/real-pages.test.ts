// The prose of real pages: each word stands where it is said to stand, no line of prose is missed, and no line of code is seen.
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { blankedText, marksOf } from '#kit/prose/blank';
import { readProse } from '#kit/prose/read-prose';
import { settleProse } from '#kit/prose/settle-prose';
import type { Prose } from '#model/prose';
import { openEngine } from '../../../src/parser/engine.ts';
import { prepare } from '../../../src/parser/normalize-markdown.ts';
import { splitFrontMatter } from '../../../src/pipeline/2-parse/front-matter/front-matter.ts';

const limits = { sourceBytes: 2_000_000, nodes: 100_000, tableCells: 50_000, inlineMarks: 10_000 };
const engine = openEngine({ comments: true, extensions: {}, limits, hasSteps: false }, 'unified');

async function proseOf(path: string, source: string): Promise<Prose> {
  const format = /^(?:import|export) /m.test(source) || path.endsWith('.mdx') ? 'mdx' : 'md';
  const parsed = prepare(splitFrontMatter(source, path).content, format, { admonitions: true, comments: true, headingIds: true });
  return settleProse(readProse(await engine.parse(parsed, format, () => undefined), parsed), parsed, source);
}

interface Line {
  readonly source: string;
  readonly blanked: string;
  readonly kind: 'code' | 'prose' | 'other';
}

/** The words of a line whose marks are all of simple kinds: code, links, emphasis and the marks of lists. */
function wordsOf(line: string): readonly string[] {
  if (/[<{\\|]|::|https?:\/\/|^\s*\[|\]\[/.test(line) || (line.match(/`/g) ?? []).length % 2 === 1) return [];
  const shown = line
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^()]*\)/g, ' ')
    .replace(/\[\^[^\]]*\]/g, ' ');
  return /[()[\]]/.test(shown.replace(/!?\[/g, ' ').replace(/\([\w ,.]*\)/g, ' ')) ? [] : (shown.match(/\p{L}{2,}/gu) ?? []);
}

/** Tells lines apart by simpler rules than a parser's: a line of words without any mark is prose wherever it stands. */
function linesOf(source: string, blanked: string): readonly Line[] {
  const after = blanked.split('\n');
  let fence: string | undefined;
  let isFront = source.startsWith('---');
  let isModule = false;
  return source.split(/\r\n|\n|\r/).map((line, index) => {
    const kind = ((): Line['kind'] => {
      if (isFront) {
        if (index > 0 && line.startsWith('---')) isFront = false;
        return 'other';
      }
      const mark = /^[\s>]*(?:(?:[-*+]|\d+\.)\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
        return 'code';
      }
      if (mark !== undefined) {
        fence = mark;
        return 'code';
      }
      if (/^(?:import|export) /.test(line)) isModule = true;
      if (isModule) {
        if (line.trim() === '') isModule = false;
        return 'code';
      }
      return /^[A-Z][\w ,.;:'’()?!–-]*$/.test(line) && !/\w:\w|\.\w+$|^[A-Z]\w*$/.test(line) ? 'prose' : 'other';
    })();
    return { source: line, blanked: after[index] ?? '', kind };
  });
}

const root = new URL('../../../', import.meta.url);
const pages = fastGlob.sync(['content/**/*.mdx', 'docs/**/*.mdx', '!docs/i18n/**'], { cwd: root.pathname }).sort();
const plain = fastGlob.sync('docs/*.md', { cwd: root.pathname }).sort();

describe('pages of our own sites', () => {
  test('are thirty of MDX at least', () => {
    expect(pages.length).toBeGreaterThanOrEqual(30);
  });

  test('have each word at its place, all lines of prose, and none of code', async () => {
    const counts = { words: 0, prose: 0, lines: 0, code: 0 };
    for (const path of [...pages, ...plain]) {
      const source = readFileSync(new URL(path, root), 'utf8');
      const { blocks } = await proseOf(path, source);
      const lines = source.split(/\r\n|\n|\r/);
      for (const { text, segments } of blocks)
        for (const { at, length, start, end } of segments) {
          if (end) continue;
          const there = lines[start.line - 1]?.slice(start.column - 1, start.column - 1 + length);
          expect(there, `${path}:${start.line}:${start.column}`).toBe(text.slice(at, at + length));
          counts.words += text.slice(at, at + length).split(/\s+/).length;
        }
      const blanked = blankedText(source, marksOf(blocks));
      expect(blanked.split('\n').length).toBe(lines.length);
      for (const [index, line] of linesOf(source, blanked).entries()) {
        if (line.kind === 'prose') expect(line.blanked, `${path}:${index + 1}`).toBe(line.source.trimEnd());
        if (line.kind === 'code') expect(line.blanked, `${path}:${index + 1}`).toBe('');
        if (line.kind !== 'code' && /^(?:[-*] |\d+\. |#+ )?[A-Z]/.test(line.source)) {
          const missing = wordsOf(line.source).filter((word) => !line.blanked.includes(word));
          expect(missing, `${path}:${index + 1}`).toEqual([]);
          counts.lines += wordsOf(line.source).length > 0 ? 1 : 0;
        }
        if (line.kind !== 'other') counts[line.kind]++;
        // Whatever stands there is what stands in the source, or a space, or a star in the place of code.
        const isThere = (char: string, column: number): boolean => char === ' ' || char === '*' || line.source[column] === char;
        expect(line.blanked.split('').every(isThere), `${path}:${index + 1}`).toBe(true);
      }
    }
    expect(counts.words).toBeGreaterThan(10_000);
    expect(counts.prose).toBeGreaterThan(100);
    expect(counts.lines).toBeGreaterThan(2000);
    expect(counts.code).toBeGreaterThan(1000);
  }, 120_000);
});
