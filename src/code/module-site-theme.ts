// Resolves `@theme/…` and `@theme-original/…` in a site's modules: first to `src/theme`, then to the theme.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OnResolveArgs, OnResolveResult, PluginBuild } from 'esbuild';
import { siteThemeFolder } from './site-theme.ts';

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
