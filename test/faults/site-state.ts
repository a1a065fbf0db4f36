// Reads the state of a site on disk: what its author wrote, what was built, and what should not have been left.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { snapshot } from '../pipeline/6-emit/site-on-disk.ts';

type Snapshot = Readonly<Record<string, string>>;

export interface SiteState {
  readonly sources: Snapshot;
  readonly output: Snapshot;
  /** Folders in which a command works until it is done. */
  readonly leftovers: readonly string[];
  readonly hasCache: boolean;
}

export async function stateOf(root: string): Promise<SiteState> {
  const all = Object.entries(await snapshot(root)).filter(([path]) => !path.startsWith('.slodocs/'));
  const isLeft = (path: string): boolean => /^(?:build\/)?\.slodocs-/.test(path);
  const isOutput = (path: string): boolean => path.startsWith('build/');
  const left = all.filter(([path]) => isLeft(path));
  const kept = all.filter(([path]) => !isLeft(path));
  return {
    sources: Object.fromEntries(kept.filter(([path]) => !isOutput(path))),
    output: Object.fromEntries(kept.filter(([path]) => isOutput(path))),
    leftovers: left.map(([path]) => path).filter((path) => /^(?:build\/)?[^/]+\/$/.test(path)),
    hasCache: existsSync(join(root, '.slodocs/cache')),
  };
}

/** The paths that stand in one of them only, or differ. */
export function differences(a: Snapshot, b: Snapshot): readonly string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]).sort();
}

/** Stylesheets, scripts and images that pages name and that are not there: `404.html: assets/x.css`. */
export async function missingAssets(root: string, { output }: SiteState): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const page of Object.keys(output).filter((path) => path.endsWith('.html'))) {
    const html = await readFile(join(root, page), 'utf8');
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"#?:]+\.(?:css|js|svg|png|ico))"/g)) {
      const path = address.startsWith('/') ? join('build', address) : join(dirname(page), address);
      if (output[path] === undefined) missing.push(`${page}: ${path}`);
    }
  }
  return missing;
}
