// Collects the virtual sources of plugins, and places them in docs folders as if they were files.

import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hooks';
import { hashText } from '#context/source-text';
import { LineIndex } from '#model/line-index';
import type { Plugin } from '#model/plugin';
import { findReserved, reservedName } from '#model/reserved-character';
import type { SourceFile, Version } from '#model/source-file';
import type { VirtualSource } from '#model/virtual-source';
import { classify } from './classify.ts';
import { isRange, problemOfTree } from './virtual/check-tree.ts';
import { layText, layTree, type OriginText } from './virtual/lay-source.ts';
import { problemOfSpot } from './virtual/sidebar-spot.ts';

/** `files` are the sources on disk: none may be replaced. */
export async function collectVirtualSources(
  context: Context,
  versions: readonly Version[],
  files: readonly SourceFile[],
): Promise<readonly SourceFile[]> {
  const { hooks, config } = context;
  const taken = new Map(files.map(({ path }) => [path, 'a file']));
  const made: SourceFile[] = [];
  for (const { plugin, answer } of await hooks.collect('discover', (plugin, ctx) => plugin.discover?.(config.settings, ctx))) {
    const originOf = originReader(context);
    for (const [index, source] of answer.entries()) {
      const file = await toSourceFile(plugin, source, versions, originOf);
      const problem = typeof file === 'string' ? file : problemOfPlace(file, taken);
      if (problem !== undefined) reportSource(context, plugin, nameOf(source, index), problem);
      else if (typeof file !== 'string') {
        taken.set(file.path, `a source of the plugin "${plugin.name}"`);
        made.push(file);
      }
    }
  }
  return made;
}

type ReadOrigin = (path: string) => Promise<OriginText | undefined>;

/** Reads each origin file once for all sources that a plugin makes from it. */
function originReader({ files }: Context): ReadOrigin {
  const known = new Map<string, Promise<OriginText | undefined>>();
  const read = async (path: string): Promise<OriginText | undefined> => {
    if (files.refusal(path)?.byLink) return undefined;
    const text = (await files.read(path).catch(() => undefined))?.replace(/^\uFEFF/, '');
    return text === undefined ? undefined : { text, lines: new LineIndex(text) };
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

/** Converts a virtual source to a source file, or to the reason why it cannot be one. */
async function toSourceFile(
  plugin: Plugin,
  source: VirtualSource,
  versions: readonly Version[],
  originOf: ReadOrigin,
): Promise<SourceFile | string> {
  const problem = problemOfSource(source);
  if (problem !== undefined) return problem;
  const version = versions.find(({ docs }) => source.docs === undefined || docs === source.docs);
  if (!version) return `belongs to no docs folder: there is none with the id "${source.docs}"`;
  const { id: relative, origin: file, sidebar } = source;
  const text = file === undefined ? undefined : await originOf(file);
  if (file !== undefined && !text) return `comes from "${file}", which is no file that can be read`;
  const whole = source.place ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const laid = source.tree ? layTree(source.tree, source.frontMatter, whole, text) : layText(source.text, whole, text);
  const origin = file === undefined ? undefined : { file, segments: laid.segments };
  return {
    path: version.folder === '.' ? relative : `${version.folder}/${relative}`,
    docs: version.docs,
    version: version.name,
    relative,
    hash: hashText([laid.text, ...(laid.tree === undefined && !origin ? [] : [laid.tree, JSON.stringify(origin)])].join('\0')),
    partial: classify(relative) === 'partial',
    plugin: plugin.name,
    inline: laid.text,
    ...(laid.tree === undefined ? {} : { tree: laid.tree }),
    ...(origin && { origin }),
    ...(sidebar && { sidebar }),
  };
}

/** What is wrong with the plugin's source itself, wherever it is placed. */
function problemOfSource(source: VirtualSource): string | undefined {
  if (typeof source?.id !== 'string') return 'has no id';
  const { id, text, tree, origin, place } = source;
  if (!/\.mdx?$/.test(id)) return 'does not end in .md or .mdx';
  if (id.includes('\\') || id.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    return 'is no path inside a docs folder';
  }
  if (tree === undefined && typeof text !== 'string') return 'has neither a text nor a tree';
  if (tree !== undefined && text !== undefined) return 'has both a text and a tree';
  const words = id + (text ?? '');
  const reserved = findReserved(words);
  if (reserved !== undefined) return `holds ${reservedName(words, reserved)}, which is no character of a text`;
  if (origin !== undefined && typeof origin !== 'string') return 'has an origin that is no path';
  if (!isRange(place)) return 'has a place without start and end';
  return (tree === undefined ? undefined : problemOfTree(source)) ?? problemOfSpot(source.sidebar);
}

function problemOfPlace({ path }: SourceFile, taken: ReadonlyMap<string, string>): string | undefined {
  const owner = taken.get(path);
  return owner && `would stand in the place of ${owner}, "${path}"`;
}

function nameOf(source: VirtualSource, index: number): string {
  return typeof source?.id === 'string' ? `a source "${source.id}"` : `a source, number ${index + 1} of its answer,`;
}

function reportSource({ reporter, config }: Context, plugin: Plugin, name: string, problem: string): void {
  reporter.report({
    code: 'discover/invalid-virtual-source',
    message: `the plugin "${plugin.name}" made ${name} that ${problem}`,
    help: 'Its `id` is a free path in a docs folder that ends in `.md` or `.mdx`. It has a `text` or a `tree`, and `docs` is the id of a docs folder.',
    ...pluginOrigin(config, plugin, 'discover'),
  });
}
