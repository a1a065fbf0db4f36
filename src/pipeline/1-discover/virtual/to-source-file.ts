// Converts a plugin's virtual source to a source file. Loaded where a plugin makes any.

import { hashText } from '#context/source-text';
import { findReserved, reservedName } from '#kit/reserved-character';
import { type Fields, isFields } from '#model/fields';
import type { Plugin } from '#model/plugin';
import { badgeKinds } from '#model/sidebar';
import type { SourceFile, Version } from '#model/source-file';
import type { TreeNode, VirtualSource } from '#model/virtual-source';
import { classify } from '../content-filter.ts';
import { isPlain, isRange, problemOfTree } from './check-tree.ts';
import { layText, layTree, type OriginText } from './lay-source.ts';

export type ReadOrigin = (path: string) => Promise<OriginText | undefined>;

/** Converts a virtual source to a source file, or to the reason why it cannot be one. */
export async function toSourceFile(
  plugin: Plugin,
  source: VirtualSource,
  versions: readonly Version[],
  originOf: ReadOrigin,
): Promise<SourceFile | string> {
  const problem = problemOfSource(source);
  if (problem !== undefined) return problem;
  const inDocs = versions.filter(({ docs }) => docs === (source.docs ?? versions[0]?.docs));
  if (inDocs.length === 0) return `does not belong to a docs folder, because there is none with the id "${source.docs}"`;
  const version = inDocs.find(({ name }) => source.version === undefined || name === source.version);
  if (!version) return `does not belong to a version that is built, because there is none with the name "${source.version}"`;
  const { id: relative, origin: file, sidebar, meaning } = source;
  const text = file === undefined ? undefined : await originOf(file);
  if (file !== undefined && !text) return `comes from "${file}", which is not a readable file`;
  const whole = source.place ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const laid = source.tree
    ? layTree(source.tree, source.frontMatter, whole, { origin: file, texts: await textsOf(source.tree, file, originOf) })
    : layText(source.text, whole, text);
  const origin = file === undefined ? undefined : { file, segments: laid.segments };
  const textHash = hashText([laid.text, laid.tree ?? ''].join('\0'));
  return {
    path: version.folder === '.' ? relative : `${version.folder}/${relative}`,
    docs: version.docs,
    version: version.name,
    relative,
    hash: hashText([textHash, origin ? JSON.stringify(origin) : ''].join('\0')),
    textHash,
    partial: classify(relative) === 'partial',
    plugin: plugin.name,
    inline: laid.text,
    ...(laid.tree === undefined ? {} : { tree: laid.tree }),
    ...(origin && { origin }),
    ...(sidebar && { sidebar }),
    ...(meaning !== undefined && { meaning }),
  };
}

/** The texts of the files that nodes of a tree come from, as far as they can be read. */
async function textsOf(
  tree: TreeNode,
  origin: string | undefined,
  originOf: ReadOrigin,
): Promise<ReadonlyMap<string, OriginText>> {
  const files = new Set(origin === undefined ? [] : [origin]);
  const visit = ({ place, children = [] }: TreeNode): void => {
    if (place?.file !== undefined) files.add(place.file);
    children.forEach(visit);
  };
  visit(tree);
  const texts = new Map<string, OriginText>();
  for (const file of files) {
    const text = await originOf(file);
    if (text) texts.set(file, text);
  }
  return texts;
}

/** What is wrong with the plugin's source itself, wherever it is placed. */
function problemOfSource(source: VirtualSource): string | undefined {
  if (typeof source?.id !== 'string') return 'has no id';
  const { id, text, tree, origin, place, meaning } = source;
  if (!/\.mdx?$/.test(id)) return 'does not end in .md or .mdx';
  if (id.includes('\\') || id.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    return 'is not a path inside a docs folder';
  }
  if (tree === undefined && typeof text !== 'string') return 'has neither a text nor a tree';
  if (tree !== undefined && text !== undefined) return 'has both a text and a tree';
  const words = id + (text ?? '');
  const reserved = findReserved(words);
  if (reserved !== undefined) return `contains ${reservedName(words, reserved)}, which is not allowed in text`;
  if (origin !== undefined && typeof origin !== 'string') return 'has an origin that is not a path';
  if (meaning !== undefined && typeof meaning !== 'string') return 'has a meaning that is not a string';
  if (!isRange(place)) return 'has a place without start and end';
  return (tree === undefined ? undefined : problemOfTree(source)) ?? problemOfSpot(source.sidebar);
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isPosition: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isProps: Check = (value) => isFields(value) && isPlain(value);
const isBadge: Check = (value) => isText(value) || (isFields(value) && isText(value['text']) && isKind(value['kind']));
const isKind: Check = (value) => value === undefined || (badgeKinds as readonly unknown[]).includes(value);

const common = { position: isPosition, label: isText, badge: isBadge, className: isText, customProps: isProps };
const isIndex: Check = (value) =>
  isFields(value) &&
  value['type'] === 'generated-index' &&
  Object.entries(value).every(
    ([key, part]) => ['type', 'slug', 'title', 'description'].includes(key) && typeof part === 'string',
  );
const ofCategory: Readonly<Record<string, Check>> = {
  ...common,
  collapsed: isFlag,
  collapsible: isFlag,
  link: isIndex,
  description: (value) => typeof value === 'string',
};
const ofSpot: Readonly<Record<string, Check>> = {
  ...common,
  name: isText,
  otherwise: isText,
  categories: (value) => Array.isArray(value),
};

/** The end of a sentence that begins with the source. */
export function problemOfSpot(spot: unknown): string | undefined {
  if (spot === undefined) return undefined;
  if (!isFields(spot)) return 'has a "sidebar" that is not an object';
  const problem = problemOfKeys(spot, ofSpot, 'sidebar');
  if (problem !== undefined) return problem;
  for (const category of (spot['categories'] ?? []) as readonly unknown[]) {
    if (isText(category)) continue;
    if (!isFields(category) || !isText(category['label'])) return 'has a category in its "sidebar" that has no label';
    const wrong = problemOfKeys(category, ofCategory, 'sidebar.categories');
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function problemOfKeys(fields: Fields, checks: Readonly<Record<string, Check>>, where: string): string | undefined {
  for (const [key, value] of Object.entries(fields)) {
    if (!Object.hasOwn(checks, key))
      return `has "${key}" in its "${where}", where only ${Object.keys(checks).join(', ')} are allowed`;
    if (value !== undefined && !checks[key]?.(value)) return `has an invalid "${key}" in its "${where}"`;
  }
  return undefined;
}
