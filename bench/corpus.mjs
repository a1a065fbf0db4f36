// Generates a site of any number of distinct pages from the repository's own Markdown.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** The make-up of a page: all pages have equally many code blocks and about the same size. */
const pageBytes = 9000;
const codeBlocks = 8;
const links = 3;
export const pagesPerFolder = 25;

/**
 * Writes a site of `count` pages into `root`. Equal counts make equal bytes: pages are chosen by a seeded generator from the
 * blocks that this repository's pages consist of, and link to one another.
 */
export async function makeCorpus(root, count) {
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'site.config.ts'), config);
  const folders = new Set(Array.from({ length: count }, (_, n) => folderOf(n)));
  for (const folder of folders) await mkdir(join(root, 'docs', folder), { recursive: true });
  for (const [n, text] of (await makePages(count)).entries()) await writeFile(join(root, pathOf(n)), text);
}

/** Makes the texts of a corpus's pages, each with front matter that consists of a title. */
export async function makePages(count) {
  const blocks = await readBlocks();
  return Array.from({ length: count }, (_, n) => makePage(blocks, n, count));
}

/** Changes a word in each paragraph, and neither links nor code nor headings. */
export function translate(text, tag) {
  let inCode = false;
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('```')) inCode = !inCode;
    return inCode ? line : line.replace(/^([A-Z][a-z]+) /, `$1-${tag} `);
  });
  return lines.join('\n');
}

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Bench',
  url: 'https://bench.example',
  docs: [{ routeBasePath: '/' }],
  preset: { 'git-dates': false },
});
`;

/** The source of the n-th page, relative to the site. */
export function pathOf(n) {
  return `docs/${folderOf(n)}/page-${n}.md`;
}

function folderOf(n) {
  return `part-${String(Math.floor(n / pagesPerFolder) + 1).padStart(3, '0')}`;
}

/** Blocks of Markdown by kind. */
async function readBlocks() {
  const paths = await fastGlob(['content/**/*.md', 'docs/**/*.md'], { cwd: repository });
  const blocks = { code: [], table: [], admonition: [], prose: [] };
  for (const path of paths.sort()) {
    const text = await readFile(join(repository, path), 'utf8');
    for (const block of splitBlocks(text.replace(/^---\n[\s\S]*?\n---\n/, ''))) {
      const kind = kindOf(block);
      if (kind) blocks[kind].push(withoutLinks(block));
    }
  }
  return blocks;
}

/** Cut at blank lines, but not inside of fences and admonitions. */
function splitBlocks(text) {
  const blocks = [];
  let block = [];
  let fence;
  for (const line of text.split('\n')) {
    const mark = /^(`{3,}|:{3,})/.exec(line)?.[1];
    if (fence === undefined && mark) fence = mark;
    else if (fence !== undefined && line.trim() === fence) fence = undefined;
    if (line.trim() === '' && fence === undefined) {
      if (block.length > 0) blocks.push(block.join('\n'));
      block = [];
    } else block.push(line);
  }
  return block.length > 0 ? [...blocks, block.join('\n')] : blocks;
}

/** Undefined for blocks that do not work on other pages: headings, components, code that names files. */
function kindOf(block) {
  if (/^```[\w-]*(?: title=.*)?\n/.test(block)) return /^```(?:mdx|text)/.test(block) ? undefined : 'code';
  if (/^`{3,}|^#|^[<{]|^(?:import|export) |^\[|^!\[/.test(block) || /[<{}]/.test(block.replace(/`[^`\n]*`/g, '')))
    return undefined;
  if (block.startsWith(':::')) return 'admonition';
  if (block.startsWith('|')) return 'table';
  // A link is appended to prose: behind a fence or a row in a list it would be a part of it.
  return block.length > 80 && !/^\s+(?:`{3,}|~{3,}|:{3,}|\|)/m.test(block) ? 'prose' : undefined;
}

function withoutLinks(block) {
  return block.startsWith('```')
    ? block
    : block.replace(/!?\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g, '$1').replace(/\[\^[^\]]*\]/g, '');
}

function makePage(blocks, n, count) {
  const random = seeded(n + 1);
  const pick = (kind) => blocks[kind][Math.floor(random() * blocks[kind].length)];
  const parts = [pick('table'), pick('admonition'), ...Array.from({ length: codeBlocks }, () => pick('code'))];
  const others = new Set();
  while (others.size < Math.min(links, count - 1)) others.add((n + 1 + Math.floor(random() * (count - 1))) % count);
  for (const other of others) {
    parts.push(`${pick('prose')} See also [page ${other}](../${folderOf(other)}/page-${other}.md).`);
  }
  while (parts.join('\n\n').length < pageBytes - 400) parts.push(pick('prose'));
  const mixed = parts.map((part) => [random(), part]).sort(([a], [b]) => a - b);
  const sections = mixed.map(([, part], at) => (at % 4 === 0 ? `## Section ${at / 4 + 1} of page ${n}\n\n${part}` : part));
  return `---\ntitle: Page ${n}\n---\n\nThe ${n}th page of the corpus.\n\n${sections.join('\n\n')}\n`;
}

/** The mulberry32 generator: a seed to the same numbers from 0 to 1 every time. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
