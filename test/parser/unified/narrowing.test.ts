// The parser leaves out syntax that a text cannot need. Here it is held against one that leaves out nothing.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import fastGlob from 'fast-glob';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { expect, test } from 'vitest';
import type { ParserExtensions } from '../../../src/parser/engine.ts';
import { LibraryFault } from '../../../src/parser/library-fault.ts';
import { htmlComments } from '../../../src/parser/unified/html-comments.ts';
import { loadUnified, targetPositions, withRewrittenComments } from '../../../src/parser/unified/unified.ts';
import { corpora } from '../../corpora/corpus.ts';
import { deepTest, isThorough, propertyRuns } from '../../property-runs.ts';
import { pieces, tableTexts } from '../texts.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

function extending(extensions: Record<string, unknown[]>) {
  return function extend(this: Processor): void {
    const data = this.data() as Record<string, unknown[]>;
    for (const [name, list] of Object.entries(extensions)) data[name] = [...(data[name] ?? []), ...list];
  };
}

const full = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(extending({ fromMarkdownExtensions: [targetPositions] }))
  .freeze();
const fullMd = full().use(remarkMath).freeze();
const fullMdx = full()
  .use(remarkMdx)
  .use(extending({ micromarkExtensions: [htmlComments()] }))
  .use(remarkMath)
  .freeze();
const reference = {
  md: (text: string): Root => fullMd.parse(text) as Root,
  mdx: (text: string): Root => withRewrittenComments((prepared) => fullMdx.parse(prepared) as Root, text),
};
const math = unified().use(remarkMath).freeze().data() as ParserExtensions;
/** Those of a site that says nothing of them. */
const limits = { sourceBytes: 2_000_000, nodes: 100_000, tableCells: 50_000, inlineMarks: 10_000 };
const options = { comments: true, extensions: math, limits };
const parse = { md: await loadUnified('md', options), mdx: await loadUnified('mdx', options) };

/** A text as none needs to be, but that brings the guards of the parser into its work on what follows. */
const fence = '`'.repeat(60);
const guarded = `${fence}\n${' '.repeat(200)}x\n${fence}\n\n`;

/** The tree with all of its positions, or what was thrown instead. */
function outcome(work: () => Root): string {
  try {
    return JSON.stringify(work());
  } catch (thrown) {
    // A fault of a library has its page added.
    const own = thrown instanceof LibraryFault ? thrown.cause : thrown;
    const { reason, place, ruleId, source, message } = own as Record<string, unknown>;
    return JSON.stringify({ reason, place, ruleId, source, message });
  }
}

function same(text: string): void {
  for (const format of ['md', 'mdx'] as const)
    expect(outcome(() => parse[format](text))).toBe(outcome(() => reference[format](text)));
}

/**
 * Constructs have names for those who wrote them alone: another version may give them others, and the parser would then leave out
 * nothing, or too much. So package.json names these versions exactly, and a new one is taken by hand, with this test.
 */
test('the constructs that are left out bear their names in the versions of GFM that are pinned', async () => {
  const { gfm } = await import('micromark-extension-gfm');
  const { text = {}, flow = {} } = gfm();
  const names = [...Object.values(text), ...Object.values(flow)].flat().map((construct) => (construct as { name?: string }).name);
  expect(names).toEqual(expect.arrayContaining(['emailAutolink', 'protocolAutolink', 'wwwAutolink', 'table']));
  const { devDependencies } = await readJson(`${repository}package.json`);
  const pinned = Object.entries(devDependencies ?? {}).filter(([name]) => name.startsWith('micromark-'));
  expect(pinned).toHaveLength(3);
  for (const [name, version] of pinned)
    expect(await readJson(`${repository}node_modules/${name}/package.json`), name).toMatchObject({ version });
});

async function readJson(path: string): Promise<{ readonly devDependencies?: Readonly<Record<string, string>> }> {
  return JSON.parse(await readFile(path, 'utf8')) as Awaited<ReturnType<typeof readJson>>;
}

/** These hold what the parser gives up, as its reference does not. */
const tooDeep = ['quotes-that-stand-in-one-another-too-deep', 'front-matter-that-nests-too-deep'];
const ignore = ['**/node_modules/**', '**/build/**', ...tooDeep.map((name) => `**/cases/${name}/**`)];

async function textsIn(cwd: string): Promise<readonly string[]> {
  const files = await fastGlob('**/*.{md,mdx}', { cwd, absolute: true, ignore });
  // All of them take a minute.
  const some = files.sort().filter((_, at) => isThorough() || at % 30 === 0);
  return Promise.all(some.map((file) => readFile(file, 'utf8')));
}

deepTest('the Markdown of this repository', { timeout: 120_000 }, async () => {
  const texts = await textsIn(repository);
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) same(text);
});

test.skipIf(!isThorough() || !existsSync(corpora))(
  'the Markdown of other sites (SLODOCS_CORPORA)',
  { timeout: 120_000 },
  async () => {
    for (const text of await textsIn(corpora)) same(text);
  },
);

test('texts made of pieces that nearly are syntax', { timeout: 300_000 }, () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((chosen) => chosen.join(''));
  fc.assert(fc.property(text, same), { numRuns: propertyRuns(80, 5000) });
  const bounded = (chosen: string): void => same(guarded + chosen);
  fc.assert(fc.property(text, bounded), { numRuns: propertyRuns(40, 3000) });
});

test('tables, addresses and blocks that hold them', { timeout: 300_000 }, () => {
  fc.assert(fc.property(tableTexts, same), { numRuns: propertyRuns(80, 5000) });
});
