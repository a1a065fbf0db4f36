// Classifies what an import of content names: a module to bundle, a stylesheet, or a file of the site.
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { PartDocument } from '#model/page-parts';

/** The entry for esbuild: an absolute path, or a package's name. Undefined for partials, theme modules and files. */
export function entryOf(
  { root, theme }: Pick<Config, 'root' | 'theme'>,
  document: PartDocument,
  imported: Import,
  assets: ReadonlySet<string>,
): string | undefined {
  const { specifier } = imported;
  if (/\.(?:mdx?|css|s[ac]ss|less)$/i.test(specifier) || Object.hasOwn(theme.aliases, specifier)) return undefined;
  if (importedAsset(document, imported, assets) !== undefined) return undefined;
  const file = importedFile(document.source.path, specifier);
  return file === undefined ? specifier : join(root, file);
}

/** The imported file, unless it is a module or a stylesheet. */
export function importedAsset({ source }: PartDocument, { specifier }: Import, assets: ReadonlySet<string>): string | undefined {
  if (/\.(?:[cm]?[jt]sx?|json|mdx?|css|s[ac]ss|less)$/i.test(specifier)) return undefined;
  const path = importedFile(source.path, specifier);
  return path !== undefined && assets.has(path) ? path : undefined;
}

export function isStylesheet({ specifier }: Import): boolean {
  return /\.(?:css|s[ac]ss|less)$/i.test(specifier);
}
