// Migrates a folder with a site of another generator, and returns what was written and what is left to do.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Generator, type TakeoverResult, takeOverSite } from '../../../src/index.ts';

/** The output folder is that of the site, where the configuration is written. */
export async function takeOverFolder(root: string): Promise<TakeoverResult & { readonly outDir: string }> {
  // Cases get a configuration where they have none.
  await rm(join(root, 'site.config.ts'), { force: true });
  const result = await takeOverSite({ generator: generatorOf(root), root });
  return { ...result, outDir: result.root };
}

function generatorOf(root: string): Generator {
  const has = (...names: readonly string[]): boolean => names.some((name) => existsSync(join(root, name)));
  if (has('mkdocs.yml')) return 'mkdocs';
  if (has('astro.config.mjs', 'astro.config.ts')) return 'starlight';
  return has('.vitepress', 'docs/.vitepress') ? 'vitepress' : 'docusaurus';
}
