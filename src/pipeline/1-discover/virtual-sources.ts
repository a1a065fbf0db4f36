// Sources that plugins make, placed in a docs folder as if they were files.
import type { Plugin, VirtualSource } from '#model/plugin';
import type { SourceFile, Version } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { hashText } from '../context/source-text.ts';
import { classify } from './classify.ts';

export async function collectVirtualSources(context: Context, versions: readonly Version[]): Promise<readonly SourceFile[]> {
  const { hooks, config } = context;
  const answers = await hooks.collect('discover', (plugin, ctx) => plugin.discover?.(config.settings, ctx));
  return answers.flatMap(({ plugin, answer }) =>
    [...answer].flatMap((source) => {
      const file = toSourceFile(plugin, source, versions);
      if (typeof file !== 'string') return [file];
      context.reporter.report({
        code: 'discover/invalid-virtual-source',
        message: `the plugin "${plugin.name}" made a source "${String(source?.id)}" that ${file}`,
        help: 'A virtual source has an `id` that ends in `.md` or `.mdx`, a `text`, and the id of a docs folder as `docs`.',
        plugin: plugin.name,
      });
      return [];
    }),
  );
}

/** The source as a file, or the reason why it cannot be one. */
function toSourceFile(plugin: Plugin, source: VirtualSource, versions: readonly Version[]): SourceFile | string {
  if (typeof source?.id !== 'string' || !/\.mdx?$/.test(source.id)) return 'does not end in .md or .mdx';
  if (typeof source.text !== 'string') return 'has no text';
  const version = versions.find(({ docs }) => source.docs === undefined || docs === source.docs);
  if (!version) return `belongs to no docs folder: there is none with the id "${source.docs}"`;
  const { id: relative, text } = source;
  return {
    path: version.folder === '.' ? relative : `${version.folder}/${relative}`,
    docs: version.docs,
    version: version.name,
    relative,
    text,
    hash: hashText(text),
    partial: classify(relative) === 'partial',
    plugin: plugin.name,
  };
}
