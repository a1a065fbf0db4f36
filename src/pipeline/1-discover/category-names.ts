// Reports files that look like category files but have a name that is not read.

import type { Context } from '#context/context';
import { readSourceText } from '#context/source-text';
import { parseYaml } from '#files/yaml/yaml';
import { wholeFile } from '#model/place';
import type { AssetFile } from '#model/source-file';

const keys = new Set(['label', 'position', 'link', 'collapsed', 'collapsible', 'className', 'customProps', 'description', 'key']);

/** Any asset may be called `category.json`, so only one with the keys of a category file is reported. */
export async function reportCategoryNames(context: Context, assets: readonly AssetFile[]): Promise<void> {
  for (const { path } of assets) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!/^_*categor(?:y|ies)_*\.(?:json|ya?ml)$/i.test(name)) continue;
    const { text, damaged } = await readSourceText(context.files, context.reporter, path);
    if (damaged || !isCategory(parseYaml(text, path).value)) continue;
    const right = `_category_${name.slice(name.lastIndexOf('.')).toLowerCase()}`;
    context.reporter.report({
      code: 'discover/category-name',
      message: `"${name}" is read by nobody: a category file is called "${right}"`,
      help: `Rename it to "${right}".`,
      place: wholeFile(path),
    });
  }
}

function isCategory(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const written = Object.keys(value);
  return written.some((key) => key === 'label' || key === 'position') && written.every((key) => keys.has(key));
}
