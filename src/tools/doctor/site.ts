// Examines a site: its configuration, its folders, the cache and the output.
import { access, constants, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import fastGlob from 'fast-glob';
import { relativeTo } from '#files/site-path';
import type { Settings } from '#model/settings';
import { defaultPagesFolder } from '#model/source-file';
import { foreignFiles } from '#output/output-files';
import { listName } from '#output/output-list';
import { configure } from '#pipeline/0-configure/configure';
import type { Places } from '#pipeline/0-configure/places';
import type { RunRequest } from '#session/run-request';
import { type Finding, missing, ok, reasonOf, warning } from './finding.ts';
import { examineRemote } from './remote-cache.ts';

interface SiteQuestion {
  /** Undefined where no site is found. */
  readonly places: Places | undefined;
  readonly reads: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface ExaminedSite {
  readonly findings: readonly Finding[];
  readonly settings: Settings | undefined;
}

/** `reads` is false where no configuration can be read on this machine. */
export async function examineSite(request: RunRequest, { places, reads, now }: SiteQuestion): Promise<ExaminedSite> {
  const { reporter } = request;
  // Without a site, it reports why.
  const config = reads || !places ? await configure(request) : undefined;
  const [fault, ...others] = reporter.list().filter(({ severity }) => severity === 'error');
  if (!places) {
    const help = fault?.help ?? "Name the site's folder.";
    return {
      findings: [missing('configuration', fault?.message ?? 'not found', help, { blocks: true })],
      settings: undefined,
    };
  }
  const { root } = places;
  const file = relativeTo(root, places.config);
  const folders = [await examineCache(places, now), await examineOutput(places.outDir, root)];
  if (!reads)
    return {
      findings: [
        warning('configuration', `"${file}" was not read, because slodocs cannot work here`, 'Fix the problems above first.'),
        ...folders,
      ],
      settings: undefined,
    };
  if (!config) {
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const broken = missing(
      'configuration',
      `"${file}" is not valid: ${fault?.message ?? 'it cannot be read'}${more}`,
      'Run `slodocs check` to see where each problem is.',
      { blocks: true },
    );
    return { findings: [broken, ...folders], settings: undefined };
  }
  const content = await examineContent(root, config.settings);
  const findings = [
    ok('configuration', `"${file}" in ${root}`),
    ...content,
    ...folders,
    ...(await examineRemote(request, config)),
  ];
  return { findings, settings: config.settings };
}

async function examineContent(root: string, { docs, pages }: Settings): Promise<readonly Finding[]> {
  const named = [...docs.map(({ path }) => path), ...(pages ? [pages.path] : [])];
  const examined = await Promise.all(
    named.map(async (path) => {
      const folder = resolve(root, path);
      const found = await stat(folder).catch(() => undefined);
      // No site needs standalone pages.
      if (!found && path === defaultPagesFolder) return undefined;
      if (!found?.isDirectory())
        return missing('content', `there is no folder "${path}"`, 'Create it, or set another folder in the configuration.', {
          blocks: true,
        });
      const files = await fastGlob('**/*.{md,mdx,tsx,jsx,ts,js}', {
        cwd: folder,
        ignore: ['**/node_modules/**'],
        suppressErrors: true,
      });
      if (files.length > 0) return ok('content', `"${path}" has ${files.length === 1 ? '1 source' : `${files.length} sources`}`);
      return warning('content', `"${path}" has no pages`, 'Add a page such as `index.md`.');
    }),
  );
  return examined.filter((finding) => finding !== undefined);
}

async function examineOutput(outDir: string, root: string): Promise<Finding> {
  const shown = relativeTo(root, outDir);
  const found = await stat(outDir).catch(() => undefined);
  if (found && !found.isDirectory())
    return missing('output', `"${shown}" is a file`, 'Remove it, or choose another folder with `--out-dir`.', { blocks: true });
  const refusal = await refusalToWrite(outDir);
  if (refusal !== undefined)
    return missing(
      'output',
      `"${shown}" cannot be written: ${refusal}`,
      'Give this user write permission, or choose another folder with `--out-dir`.',
      { blocks: true },
    );
  if (!found) return ok('output', `"${shown}" will be created by a build`);
  const isOwn = await stat(resolve(outDir, listName)).then(
    () => true,
    () => false,
  );
  const foreign = isOwn ? [] : foreignFiles(outDir);
  if (foreign.length === 0) return ok('output', `"${shown}" can be written`);
  const count = foreign.length === 1 ? '1 file' : `${foreign.length} files`;
  const remedy = 'Choose an empty folder with `--out-dir`, or build once with `--force`, which keeps these files.';
  return missing('output', `"${shown}" contains ${count} that slodocs did not create, such as "${foreign[0]}"`, remedy, {
    blocks: true,
  });
}

const day = 86_400_000;

async function examineCache({ root, cacheRoot, cacheDir }: Places, now: number): Promise<Finding> {
  const shown = relativeTo(root, cacheRoot);
  const found = await stat(cacheRoot).catch(() => undefined);
  if (found && !found.isDirectory())
    return missing('cache', `"${shown}" is a file`, 'Remove it, or choose another folder with `--cache-dir`.', { blocks: true });
  const refusal = await refusalToWrite(cacheRoot);
  if (refusal !== undefined)
    return warning(
      'cache',
      `"${shown}" cannot be written, so every build starts from scratch: ${refusal}`,
      'Give this user write permission, or choose another folder with `--cache-dir`.',
    );
  const versions = (await readdir(cacheRoot).catch(() => [])).filter((name) => /^[0-9a-f]{16}$/.test(name)).sort();
  const own = basename(cacheDir);
  const sizes = await Promise.all(versions.map((name) => measure(join(cacheRoot, name))));
  const all = sumOf(sizes.map(({ bytes }) => bytes));
  const others = sizes.filter((_, index) => versions[index] !== own);
  const here = sizes[versions.indexOf(own)];
  if (!here || here.newest === 0) {
    if (others.length === 0) return ok('cache', `"${shown}" is empty, so the next build starts from scratch`);
    return ok(
      'cache',
      `"${shown}" has no data from this version (${own}) and ${megabytes(all)} from other versions, so the next build starts from scratch`,
    );
  }
  const age = Math.max(0, Math.floor((now - here.newest) / day));
  const used = age === 0 ? 'used today' : age === 1 ? 'last used yesterday' : `last used ${age} days ago`;
  const rest = others.length === 0 ? '' : `, and ${megabytes(sumOf(others.map(({ bytes }) => bytes)))} from other versions`;
  return ok('cache', `"${shown}" has ${megabytes(here.bytes)} from this version (${own}), ${used}${rest}`);
}

interface Measured {
  readonly bytes: number;
  /** When a file was last written, in milliseconds since 1970; 0 without files. */
  readonly newest: number;
}

async function measure(folder: string): Promise<Measured> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name !== 'CACHEDIR.TAG' && basename(entry.parentPath) !== 'code',
  );
  const stats = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => undefined)));
  return { bytes: sumOf(stats.map((one) => one?.size ?? 0)), newest: Math.max(0, ...stats.map((one) => one?.mtimeMs ?? 0)) };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Asks the nearest folder that exists. Undefined where this user may write. */
async function refusalToWrite(folder: string): Promise<string | undefined> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === 'ENOENT' && dirname(folder) !== folder ? refusalToWrite(dirname(folder)) : reasonOf(thrown);
  }
}
