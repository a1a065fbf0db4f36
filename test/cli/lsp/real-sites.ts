// Makes sites that others have written, and ours, for the language server.
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arrangeEdge, arrangeJest } from '../../corpora/arrange.ts';
import { isPresent } from '../../corpora/corpus.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

function copyOurs(folder: string, parts: readonly string[]): string {
  const isSource = (path: string): boolean => !/\/(?:\.slodocs|build|node_modules)(?:\/|$)/.test(path.slice(repository.length));
  for (const part of parts) {
    if (existsSync(join(repository, part)))
      cpSync(join(repository, part), join(folder, part), { recursive: true, filter: isSource });
  }
  // Plugins import packages.
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Each makes the site in an empty folder, and gives its root; undefined where its corpus is absent. */
export const realSites: Readonly<Record<string, (folder: string) => Promise<string | undefined>>> = {
  jest: async (folder) => ((await isPresent('jest')) ? arrangeJest(folder) : undefined),
  edge: async (folder) => ((await isPresent('edge')) ? arrangeEdge(folder) : undefined),
  manual: async (folder) => join(copyOurs(folder, ['docs', 'CHANGELOG.md', 'package.json']), 'docs'),
  ours: async (folder) => copyOurs(folder, ['content', 'site', 'site.config.ts', 'urls.lock', 'redirects.tsv', 'static']),
};
