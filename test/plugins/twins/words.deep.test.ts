// The twins of a hundred pages of the site of Nines, drawn with a fixed seed: no word that readers see is lost.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import type { Nodes as MdastNodes } from 'mdast';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { seeded } from '../../seeded-faults/random.ts';
import { buildOnce } from '../../shared-build.ts';
import { parseTwin } from './read-twin.ts';

const repository = new URL('../../..', import.meta.url).pathname;

/** What serves eyes and hands, what leads to other pages, and dates: twins have those of their pages in front matter. */
const without = ['nav', 'button', 'script', 'style', 'template', 'select', 'option', 'input', 'noscript', 'time'];
const withoutClasses = [
  // Words for screen readers about a link or a button.
  'visually-hidden',
  'sr-only',
  // The sign beside a heading that leads to it.
  'heading-anchor',
  'last-update',
  'edit-link',
  // How many lines are folded in a block of code.
  'code-fold-label',
];

const classesOf = ({ properties }: Element): readonly unknown[] => [properties['className'] ?? []].flat();

function visible(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element') {
    if (without.includes(node.tagName) || withoutClasses.some((name) => classesOf(node).includes(name))) return '';
    const { ariaHidden, hidden } = node.properties;
    if (ariaHidden === 'true' || hidden) return '';
    // The label of tags is a key of front matter.
    if (node.tagName === 'b' && node.properties['id'] !== undefined) return '';
    // What a picture says is in its label.
    if (node.tagName === 'svg' || node.tagName === 'math') return '';
  }
  const text = node.children.map(visible).join('');
  return node.type === 'element' && isApart.test(node.tagName) ? ` ${text} ` : text;
}

/** Elements whose text does not run on. */
const isApart =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|table|thead|tbody|tr|td|th|pre|br|hr|summary|details|figure|figcaption|section|article|aside|blockquote|label)$/;

const wordsOf = (text: string): readonly string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a twin, and its tags. Addresses are no words of the page. */
function said(node: MdastNodes): string {
  if (node.type === 'html') return /^<\/?[a-z]+>$/.test(node.value) ? (node.value === '<br>' ? ' ' : '') : node.value;
  if ('value' in node) return node.type === 'code' ? ` ${node.meta ?? ''} ${node.value} ` : node.value;
  if (node.type === 'break') return ' ';
  const text = 'children' in node ? node.children.map(said).join('') : '';
  return blocks.has(node.type) ? ` ${text} ` : text;
}

const blocks = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'blockquote', 'footnoteDefinition']);

function mainOf(tree: Root): Element {
  const found: Element[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'element' && node.tagName === 'main') found.push(node);
    else if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  const [main] = found as [Element];
  // That a page is unlisted, or not of the last version, is said above it, and is no content of it.
  const isNotice = (node: Nodes): boolean => node.type === 'element' && classesOf(node).includes('admonition');
  return { ...main, children: main.children.filter((node) => !isNotice(node)) };
}

it('twins of a hundred pages have every word of their pages', async () => {
  const { outDir } = await buildOnce(repository);
  const twins = (await fastGlob('**/*.md', { cwd: outDir })).sort();
  const random = seeded(27);
  const drawn = Array.from({ length: 100 }, () => twins.splice(random.below(twins.length), 1)[0] ?? '').sort();
  const lost: Record<string, readonly string[]> = {};
  for (const twin of drawn) {
    const markdown = await readFile(join(outDir, twin), 'utf8');
    const { url, tags = [] } = parse(/^---\n([\s\S]*?)\n---\n/.exec(markdown)?.[1] ?? '') as { url: string; tags?: string[] };
    const value = await readFile(join(outDir, decodeURI(new URL(url).pathname), 'index.html'), 'utf8');
    const main = mainOf(raw({ type: 'root', children: [{ type: 'raw', value }] } as unknown as Root) as Root);
    const has = countWords(wordsOf([said(parseTwin(markdown)), ...tags].join(' ')));
    const missing = [...countWords(wordsOf(visible(main)))].filter(([word, count]) => (has.get(word) ?? 0) < count);
    if (missing.length > 0) lost[twin] = missing.map(([word, count]) => `${word} ${has.get(word) ?? 0}/${count}`);
  }
  expect(drawn).toHaveLength(100);
  expect(lost).toEqual({});
}, 600_000);
