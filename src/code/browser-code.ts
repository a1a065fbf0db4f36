// Bundles a site's own modules for browsers, and caches the bundle until one of its inputs changes.
import { join, resolve } from 'node:path';
import { keyOf } from '#files/digest';
import type { Files } from '#files/files';
import { makeFolders } from '#files/replace-file';
import { inCache } from '#files/write-fault';
import type { BrowserModule } from './browser-graph.ts';
import type { BrowserOptions } from './browser-resolve.ts';
import { findCode, type KeptCode, keepCode } from './code-record.ts';
import { storeNamed } from './module-store.ts';
import { markUsed } from './unused-bundles.ts';

interface BrowserRecord extends KeptCode {
  readonly modules: readonly BrowserModule[];
}

/** How often to bundle again when sources change during bundling. */
const patience = 5;

/** The folder of bundled browser modules. Absolute. */
export function modulesDirOf({ bundleDir }: { readonly bundleDir: string }): string {
  return resolve(bundleDir, 'modules');
}

/** Rejects with a `UserCodeError` where the source cannot be bundled. */
export async function bundleBrowserCode(
  asked: readonly string[],
  options: BrowserOptions & { readonly files: Files },
): Promise<readonly BrowserModule[]> {
  const entries = [...new Set(asked)].sort();
  if (entries.length === 0) return [];
  const { files, root, browser, modulesDir } = options;
  await inCache(async () => makeFolders(modulesDir));
  const words = keyOf(JSON.stringify(options.words));
  const names = [`for browsers, ${browser.mode}, ${options.baseUrl}, ${words}`, ...entries];
  const found = await findCode<BrowserRecord>(files, modulesDir, names);
  for (const [name] of found?.stored.digests ?? []) await markUsed(join(modulesDir, name));
  if (found) return found.modules;
  for (let attempt = 1; ; attempt++) {
    const started = Date.now();
    // Most builds hit the cache and never load the bundler.
    const { bundleForBrowsers } = await import('./browser-bundle.ts');
    const bundle = await bundleForBrowsers(entries, options, (path) => files.text(path));
    const stored = await inCache(() => storeNamed(bundle.files, modulesDir));
    const bundled = { modules: bundle.modules, stored };
    const kept = await keepCode<BrowserRecord>(files, modulesDir, root, names, bundled, started);
    // Bundles again where a source changed meanwhile: the bundle must match the digests of its inputs.
    if (kept || attempt === patience) return bundled.modules;
  }
}
