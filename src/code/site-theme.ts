// Finds the site's own theme modules in `src/theme`, which Docusaurus calls `@theme/…`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OnResolveArgs, OnResolveResult, PluginBuild } from 'esbuild';
import type { Files } from '#files/files';
import { folderOf } from '#model/file-path';

/** Relative to the site's root. */
export const siteThemeFolder = 'src/theme';

/** In the order in which bundlers try them. */
const extensions = ['tsx', 'ts', 'jsx', 'js', 'mts', 'mjs', 'cts', 'cjs'];

/** The file of the site's own behind `@theme/Name`, relative to the root; undefined where the site has none. */
export async function siteThemeModule(files: Files, specifier: string): Promise<string | undefined> {
  const name = /^@theme\/([\w./-]+)$/.exec(specifier)?.[1];
  // Most sites have no such folder, so one stat answers for all names.
  if (name === undefined || name.includes('..') || !(await files.stat(siteThemeFolder))?.isFolder) return undefined;
  const path = `${siteThemeFolder}/${name}`;
  return (await fileWithStem(files, path)) ?? (await fileWithStem(files, `${path}/index`));
}

async function fileWithStem(files: Files, stem: string): Promise<string | undefined> {
  const folder = folderOf(stem);
  if (!(await files.stat(folder))?.isFolder) return undefined;
  const names = new Set(files.list(folder).map(({ name }) => `${folder}/${name}`));
  const found = extensions.find((extension) => names.has(`${stem}.${extension}`));
  return found && `${stem}.${found}`;
}

const files = '@docusaurus/core/lib/client/exports/';

/** The theme's name of a module, whichever of Docusaurus's prefixes a site uses: three of the theme, and the files behind `@docusaurus/…`. */
export function themeName(specifier: string): string {
  if (specifier.startsWith(files)) return `@docusaurus/${specifier.slice(files.length)}`;
  return specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
}

/** Undefined where the site has no such module, and for the module itself: one that wraps the theme's module means that. */
export async function ownThemeModule(
  build: PluginBuild,
  { path, kind, importer }: OnResolveArgs,
  root: string,
  asked: string,
): Promise<OnResolveResult | undefined> {
  const name = /^@theme\/(.+)$/.exec(path)?.[1];
  if (name === undefined || !existsSync(join(root, siteThemeFolder))) return undefined;
  const from = kind === 'entry-point' ? 'import-statement' : kind;
  const found = await build.resolve(`./${siteThemeFolder}/${name}`, {
    kind: from,
    importer,
    resolveDir: root,
    pluginData: asked,
  });
  if (found.errors.length > 0 || found.path === importer) return undefined;
  return { path: found.path, namespace: found.namespace, suffix: found.suffix, sideEffects: found.sideEffects };
}
