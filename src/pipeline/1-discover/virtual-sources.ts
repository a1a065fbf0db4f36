// Sources that plugins make, placed in a docs folder as if they were files.

import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hooks';
import { hashText } from '#context/source-text';
import type { Plugin, VirtualSource } from '#model/plugin';
import { findReserved, reservedName } from '#model/reserved-character';
import type { SourceFile, Version } from '#model/source-file';
import { classify } from './classify.ts';

/** `files` are the sources that stand in files: none may be replaced. */
export async function collectVirtualSources(
  context: Context,
  versions: readonly Version[],
  files: readonly SourceFile[],
): Promise<readonly SourceFile[]> {
  const { hooks, config } = context;
  const taken = new Map(files.map(({ path }) => [path, 'a file']));
  const made: SourceFile[] = [];
  for (const { plugin, answer } of await hooks.collect('discover', (plugin, ctx) => plugin.discover?.(config.settings, ctx))) {
    for (const [index, source] of answer.entries()) {
      const file = toSourceFile(plugin, source, versions);
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

/** The source as a file, or the reason why it cannot be one. */
function toSourceFile(plugin: Plugin, source: VirtualSource, versions: readonly Version[]): SourceFile | string {
  if (typeof source?.id !== 'string') return 'has no id';
  if (!/\.mdx?$/.test(source.id)) return 'does not end in .md or .mdx';
  if (source.id.includes('\\') || source.id.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    return 'is no path inside a docs folder';
  }
  if (typeof source.text !== 'string') return 'has no text';
  const reserved = findReserved(source.id + source.text);
  if (reserved !== undefined) return `holds ${reservedName(source.id + source.text, reserved)}, which is no character of a text`;
  const version = versions.find(({ docs }) => source.docs === undefined || docs === source.docs);
  if (!version) return `belongs to no docs folder: there is none with the id "${source.docs}"`;
  const { id: relative, text } = source;
  return {
    path: version.folder === '.' ? relative : `${version.folder}/${relative}`,
    docs: version.docs,
    version: version.name,
    relative,
    hash: hashText(text),
    partial: classify(relative) === 'partial',
    plugin: plugin.name,
    inline: text,
  };
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
    help: 'Its `id` is a free path in a docs folder that ends in `.md` or `.mdx`. It has a `text`, and `docs` is the id of a docs folder.',
    ...pluginOrigin(config, plugin, 'discover'),
  });
}
