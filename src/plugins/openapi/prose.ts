// Finds the Markdown files that add to operations and introductions.
import type { PluginContext } from '#model/plugin';
import type { Section } from './pages/section.ts';

/** Paths by the slugs of operations: `pets/get-pet.md` adds to the operation `get-pet` of `pets.yaml`, `pets/index.md` to its introduction. */
export async function findProse(
  { options }: Pick<Section, 'options'>,
  { glob }: Pick<PluginContext, 'glob'>,
): Promise<ReadonlyMap<string, string>> {
  const folder = options.prose ?? options.file.replace(/\.\w+$/, '');
  const files = await glob(`${folder}/**/*.{md,mdx}`);
  return new Map(files.map((file) => [file.slice(folder.length + 1).replace(/\.mdx?$/, ''), file]));
}
