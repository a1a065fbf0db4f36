// Holds the native engine against the reference: wherever it does not leave a text to unified, the trees are equal.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tests as commonMark } from 'commonmark-spec';
import fc from 'fast-check';
import fastGlob from 'fast-glob';
import type { Root } from 'mdast';
import { afterAll, describe, expect, test } from 'vitest';
import { loadNative } from '../../src/parser/native/native.ts';
import { NativeRefusal, type RefusalReason } from '../../src/parser/native/source.ts';
import { prepare } from '../../src/parser/normalize-markdown.ts';
import { loadUnified } from '../../src/parser/unified/unified.ts';
import { unravel } from '../../src/parser/unravel.ts';
import { openNativeParser } from '../../src/pipeline/context/native-parser.ts';
import { corpora, isPresent } from '../corpora/corpus.ts';
import { deepTest, isThorough, propertyRuns } from '../property-runs.ts';
import { pieces, tableTexts } from './texts.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const parserProcess = openNativeParser(`${repository}dist/processes/parser-process.js`);
afterAll(() => parserProcess.close());

const limits = { sourceBytes: 2_000_000, nodes: 100_000, tableCells: 50_000, inlineMarks: 10_000 };
const options = { comments: true, extensions: {}, limits, hasSteps: false };
const native = await loadNative(options, parserProcess);
const unified = { md: await loadUnified('md', options), mdx: await loadUnified('mdx', options) };

type Format = 'md' | 'mdx';

/** The least share of texts that the native engine reads. Nearly every page of the last is made of components. */
const sharesOfCorpora: Readonly<Record<string, Readonly<Record<Format, number>>>> = {
  edge: { md: 0.8, mdx: 0.8 },
  'edge-languages': { md: 0.85, mdx: 0.85 },
  jest: { md: 0.7, mdx: 0.8 },
  riverpod: { md: 0.1, mdx: 0.35 },
};
type Outcome = 'equal' | RefusalReason;

/** Compares the trees, positions included, or says why there is only one. */
async function compare(text: string, format: Format): Promise<Outcome> {
  let tree: Root | undefined;
  try {
    tree = await native?.(text, format);
  } catch (thrown) {
    if (thrown instanceof NativeRefusal) return thrown.reason;
    throw thrown;
  }
  expect(printed(tree), text).toBe(printed(reference(text, format)));
  return 'equal';
}

function reference(text: string, format: Format): Root | { readonly message: string } {
  try {
    return unified[format](text);
  } catch (thrown) {
    return { message: (thrown as Error).message };
  }
}

/** With keys in one order. Blocks of JSX are no paragraphs in the end, whoever made blocks of them. */
function printed(tree: object | undefined): string {
  if (tree && 'type' in tree) unravel(tree as Root);
  return JSON.stringify(tree, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

async function count(texts: readonly string[], format: Format): Promise<Partial<Record<Outcome, number>>> {
  const counts: Partial<Record<Outcome, number>> = {};
  for (const text of texts) {
    const outcome = await compare(prepare(text, format, { admonitions: true, comments: true, headingIds: true }), format);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

async function textsIn(cwd: string, stride = 4): Promise<readonly string[]> {
  const files = await fastGlob('**/*.{md,mdx}', { cwd, absolute: true, ignore: ['**/node_modules/**', '**/build/**'] });
  const some = files.sort().filter((_, at) => isThorough() || at % stride === 0);
  const texts = await Promise.all(some.map((file) => readFile(file, 'utf8')));
  return texts.map((text) => text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, ''));
}

describe.each(['md', 'mdx'] as const)('%s', { timeout: 300_000 }, (format) => {
  test('the examples of CommonMark 0.31', async () => {
    const examples = commonMark.map(({ markdown }) => markdown.replaceAll('→', '\t'));
    const { equal = 0, ...left } = await count(examples, format);
    expect(left.crash ?? 0).toBe(0);
    expect(equal).toBeGreaterThan(examples.length * 0.8);
  });

  deepTest('the Markdown of this repository', async () => {
    const texts = await textsIn(repository, 12);
    const { equal = 0, ...left } = await count(texts, format);
    expect(left.crash ?? 0).toBe(0);
    expect(equal).toBeGreaterThan(texts.length * 0.8);
  });

  test.for(Object.entries(sharesOfCorpora))('the Markdown of %s (SLODOCS_CORPORA)', async ([name, shares], { skip }) => {
    // In every run, one of them.
    if (!(name === 'edge' || isThorough()) || !(await isPresent(name))) skip();
    const texts = await textsIn(join(corpora, name));
    const { equal = 0, ...left } = await count(texts, format);
    expect(left.crash ?? 0).toBe(0);
    expect(equal).toBeGreaterThan(texts.length * shares[format]);
  });

  test('texts made of pieces that nearly are syntax', async () => {
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((chosen) => chosen.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (made) => void (await compare(made, format))),
      { numRuns: propertyRuns(80, 10_000) },
    );
  });

  test('email addresses among signs', async () => {
    const address = fc.constantFrom(
      'me@nines.example',
      'a.b+c-d_e@x.y',
      'a@b',
      'me@x.y1',
      'me@x_y.z',
      'M3@a-b.Co',
      '-me@x.y',
      'me@x..y',
    );
    const sign = fc.constantFrom(
      ...' |  |\n|\n  |\n\n|(|)|[|]|](|<|>|.|,|;|:|!|?|_|*|**|~|`|/|\\|&amp;|&|"|@|mailto:|http://x.y/|é|- |> |# |![|x'.split(
        '|',
      ),
    );
    const text = fc.array(fc.oneof(sign, address), { maxLength: 12 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (made) => void (await compare(made, format))),
      { numRuns: propertyRuns(80, 10_000) },
    );
  });

  test('tables, addresses and blocks that hold them', async () => {
    await fc.assert(
      fc.asyncProperty(tableTexts, async (made) => void (await compare(made, format))),
      { numRuns: propertyRuns(80, 10_000) },
    );
  });
});
