// Looks at a site: its configuration, its folders, the cache and the output.
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastGlob from 'fast-glob';
import { relativeTo } from '#files/site-path';
import type { Finding } from '#model/doctor';
import type { Settings } from '#model/settings';
import { defaultPagesFolder } from '#model/source-file';
import { foreignFiles } from '#output/output-files';
import { listName } from '#output/output-list';
import { configure, type Places } from '#pipeline/0-configure/configure';
import type { RunRequest } from '#session/run-request';
import { examineCache } from './cache.ts';
import { missing, ok, warning } from './finding.ts';
import { refusalToWrite } from './writable.ts';

export interface SiteQuestion {
  /** Undefined where no site is found. */
  readonly places: Places | undefined;
  readonly reads: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface ExaminedSite {
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
    const help = fault?.help ?? 'Name the folder of the site.';
    return {
      findings: [missing('configuration', fault?.message ?? 'there is none', help, { blocks: true })],
      settings: undefined,
    };
  }
  const { root } = places;
  const file = relativeTo(root, places.config);
  const folders = [await examineCache(places, now), await examineOutput(places.outDir, root)];
  if (!reads)
    return {
      findings: [
        warning('configuration', `"${file}" is not read, because slodocs cannot work here`, 'Repair what is missing above.'),
        ...folders,
      ],
      settings: undefined,
    };
  if (!config) {
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const broken = missing(
      'configuration',
      `"${file}" has a fault: ${fault?.message ?? 'it cannot be read'}${more}`,
      'Run `slodocs check`, which shows the place of each.',
      { blocks: true },
    );
    return { findings: [broken, ...folders], settings: undefined };
  }
  const content = await examineContent(root, config.settings);
  return { findings: [ok('configuration', `"${file}" in ${root}`), ...content, ...folders], settings: config.settings };
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
        return missing('content', `there is no folder "${path}"`, 'Create it, or name another one in the configuration.', {
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
    return missing('output', `"${shown}" is a file`, 'Remove it, or name another folder with `--out-dir`.', { blocks: true });
  const refusal = await refusalToWrite(outDir);
  if (refusal !== undefined)
    return missing(
      'output',
      `"${shown}" cannot be written: ${refusal}`,
      'Let this user write there, or name another folder with `--out-dir`.',
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
  const remedy = 'Name an empty folder with `--out-dir`, or build once with `--force`, which keeps them.';
  return missing('output', `"${shown}" has ${count} that slodocs did not make, such as "${foreign[0]}"`, remedy, {
    blocks: true,
  });
}
