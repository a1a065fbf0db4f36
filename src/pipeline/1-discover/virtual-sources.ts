// Collects the virtual sources of plugins, and places them in docs folders as if they were files.
import { readSource } from '#context/answers/sources';
import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hook-faults';
import { LineIndex } from '#kit/line-index';
import { cutText } from '#model/cut-text';
import type { Plugin } from '#model/plugin';
import type { SourceFile, Version } from '#model/source-file';
import type { OriginText } from './virtual/lay-source.ts';
import type { ReadOrigin } from './virtual/to-source-file.ts';

/** `files` are the sources on disk: none may be replaced. */
export async function collectVirtualSources(
  context: Context,
  versions: readonly Version[],
  files: readonly SourceFile[],
): Promise<readonly SourceFile[]> {
  const { hooks, config } = context;
  const taken = new Map(files.map(({ path }) => [path, 'a file']));
  const made: SourceFile[] = [];
  for (const { plugin, answer } of await hooks.collect('discover', (plugin, ctx) =>
    plugin.discover?.(config.settings, ctx, versions),
  )) {
    if (answer.length === 0) continue;
    const { toSourceFile } = await import('./virtual/to-source-file.ts');
    const originOf = originReader(context);
    for (const [index, given] of answer.entries()) {
      const source = readSource(given);
      const file = 'value' in source ? await toSourceFile(plugin, source.value, versions, originOf) : source.problem;
      const problem = typeof file === 'string' ? file : problemOfPlace(file, taken);
      if (problem !== undefined) reportSource(context, plugin, nameOf(source.id, index), problem);
      else if (typeof file !== 'string') {
        taken.set(file.path, `a source of the plugin "${plugin.name}"`);
        made.push(file);
      }
    }
  }
  return made;
}

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

function problemOfPlace({ path }: SourceFile, taken: ReadonlyMap<string, string>): string | undefined {
  const owner = taken.get(path);
  return owner && `would replace ${owner}, "${path}"`;
}

function nameOf(id: string | undefined, index: number): string {
  return id !== undefined ? `a source "${cutText(id, 200)}"` : `a source, number ${index + 1} in its result,`;
}

function reportSource({ reporter, config }: Context, plugin: Plugin, name: string, problem: string): void {
  reporter.report({
    code: 'discover/invalid-virtual-source',
    message: `the plugin "${plugin.name}" created ${name} that ${problem}`,
    help: 'The `id` must be an unused path in a docs folder that ends in `.md` or `.mdx`. Set either `text` or `tree`, and set `docs` to the id of a docs folder.',
    ...pluginOrigin(config, plugin, 'discover'),
  });
}
