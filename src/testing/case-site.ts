// Copies the site of a case into a folder of its own for as long as it is worked on.
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface CaseSite {
  /** The text of `site.config.ts` for cases that have none of their own. */
  readonly config?: string;
  /** Where the copy stands; beside the folder of the case when absent, so that the modules and packages that it imports are found. */
  readonly workDir?: string;
}

/** What a case may hold besides its site. */
const bookkeeping = /^(?:expected\.txt|expected|arrange\.[cm]?[jt]s)$/;

const defaultConfig = `import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false } });
`;

export async function withCaseSite<T>(
  folder: string,
  { config, workDir }: CaseSite,
  work: (root: string) => Promise<T>,
): Promise<T> {
  const source = resolve(folder);
  // Beside the case, a path such as `../../plugin.ts` leads from the copy where it led before.
  const place =
    workDir === undefined ? await mkdtemp(join(dirname(source), '.case-')) : await mkdtemp(join(workDir, 'slodocs-case-'));
  const root = workDir === undefined ? place : join(place, basename(source));
  try {
    await cp(source, root, { recursive: true, filter: (path) => !bookkeeping.test(relative(source, path)) });
    const hasConfig = (await readdir(root)).some((name) => name.startsWith('site.config.'));
    if (!hasConfig) await writeFile(join(root, 'site.config.ts'), config ?? defaultConfig);
    await arrange(source, root);
    return await work(root);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** `arrange` makes what cannot be committed, such as links that form a loop. */
async function arrange(folder: string, root: string): Promise<void> {
  for (const name of ['arrange.ts', 'arrange.mts', 'arrange.js', 'arrange.mjs']) {
    const module = join(folder, name);
    if (!(await stat(module).catch(() => undefined))) continue;
    const { arrange } = (await import(pathToFileURL(module).href)) as { arrange(root: string): Promise<void> };
    await arrange(root);
  }
}
