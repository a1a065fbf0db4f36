// Examines the machine, the program and a site, and reports what is there, what is missing, and what to do.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { foldsCase } from '#files/folds-case';
import type { Settings } from '#model/settings';
import { findPlaces } from '#pipeline/0-configure/places';
import type { RunRequest } from '#session/run-request';
import { findBrowser } from '../../plugins/mermaid/find-programs.ts';
import { type DoctorResult, type Finding, missing, ok, reasonOf, warning } from './finding.ts';
import { examineProgram, type Program, satisfies, versionFrom } from './program.ts';
import { examineSite } from './site.ts';

export type { Program };

export interface Examination {
  readonly program: Program;
  /** A Chromium to use instead of one that is searched for, absolute. */
  readonly browser: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Writes nothing but what reading a configuration caches. */
export async function examine(request: RunRequest, { program, browser, now }: Examination): Promise<DoctorResult> {
  const places = await findPlaces(request);
  const root = places?.root;
  const ofProgram = await examineProgram(program, root);
  // A configuration is read by esbuild.
  const isSound = !ofProgram.some(({ blocks }) => blocks);
  const { findings: ofSite, settings } = await examineSite(request, { places, reads: isSound, now });
  const findings = [
    ...ofProgram,
    ...(await examinePeers(program, root)),
    await examineBrowser(browser),
    ...ofSite,
    ...(await examineSystem(root, settings)),
  ];
  return { ok: !findings.some(({ blocks }) => blocks), findings };
}

const uses: Readonly<Record<string, string>> = {
  sharp: 'smaller copies of images and social cards',
  mermaid: 'diagrams',
  'axe-core': 'the accessibility check of a page in `slodocs dev`',
  sass: 'stylesheets in Sass',
};

export async function examinePeers({ folder, peers }: Program, root: string | undefined): Promise<readonly Finding[]> {
  return Promise.all(Object.entries(peers).map(([name, range]) => examinePeer(name, range, root ?? folder)));
}

async function examinePeer(name: string, range: string, from: string): Promise<Finding> {
  const use = uses[name] ?? 'some features';
  const version = versionFrom(from, name);
  const install = `Install it in the site: \`npm install --save-dev ${name}@${range}\`.`;
  if (version === undefined) return missing(name, `not installed; only needed for ${use}`, install);
  if (!satisfies(version, range)) return warning(name, `${version} is installed, but slodocs requires ${range}`, install);
  if (name !== 'sharp') return ok(name, `${version}, for ${use}`);
  try {
    await import(pathToFileURL(createRequire(join(from, 'package.json')).resolve(name)).href);
    return ok(name, `${version}, for ${use}`);
  } catch (thrown) {
    const remedy = 'Reinstall it on this machine, without omitting optional dependencies.';
    return warning(name, `${version} is installed, but cannot be loaded: ${reasonOf(thrown)}`, remedy);
  }
}

export async function examineBrowser(chosen: string | undefined): Promise<Finding> {
  const glob = (pattern: string | readonly string[]): Promise<string[]> =>
    fastGlob(typeof pattern === 'string' ? pattern : [...pattern], { cwd: '/', suppressErrors: true });
  const program = await findBrowser({ root: '/', glob }, chosen);
  const use = '`slodocs verify` and diagrams';
  if (program !== undefined) return ok('Chromium', `${program}, for ${use}`);
  const message = chosen === undefined ? 'not found' : `there is no "${chosen}"`;
  return missing(
    'Chromium',
    `${message}; only needed for ${use}`,
    'Install Chromium or Google Chrome: on Debian and Ubuntu, `apt-get install chromium`.',
  );
}

export async function examineSystem(root: string | undefined, settings: Settings | undefined): Promise<readonly Finding[]> {
  if (root === undefined) return [];
  const watched = process.platform === 'linux' ? await examineWatches(root, settings) : [];
  return [await examineGit(root), ...watched, examineLetterCase(root)];
}

async function examineGit(root: string): Promise<Finding> {
  const git = (...args: readonly string[]): Promise<string> =>
    promisify(execFile)('git', args, { cwd: root }).then(({ stdout }) => stdout.trim());
  const noDates = 'pages have no last-update dates';
  const without = "Set `last_update` in front matter, or turn dates off: `preset: { 'git-dates': false }`.";
  try {
    await git('--version');
  } catch {
    return missing('git', `not installed, so ${noDates}`, 'Install git, or set `last_update` in front matter.');
  }
  try {
    const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
    if (!isShallow) return ok('git', 'a repository with its full history, from which pages get their dates');
    return warning(
      'git',
      `the clone is shallow, so older pages have no dates`,
      'Fetch the history: `git fetch --unshallow`, or `fetch-depth: 0` in CI.',
    );
  } catch {
    return warning('git', `the site is not in a repository, so ${noDates}`, without);
  }
}

/** `slodocs dev` needs one watch for each file and folder, and other programs need theirs. */
async function examineWatches(root: string, settings: Settings | undefined): Promise<readonly Finding[]> {
  const text = await readFile('/proc/sys/fs/inotify/max_user_watches', 'utf8').catch(() => '');
  const limit = Number.parseInt(text, 10);
  if (Number.isNaN(limit)) return [];
  const outside = (settings?.docs ?? []).map(({ path }) => `${path}/**`).filter((path) => path.startsWith('../'));
  const entries = await fastGlob(['**', ...outside], {
    cwd: root,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    suppressErrors: true,
    ignore: ['**/node_modules/**', '**/.git/**', '**/.slodocs/**', 'build/**'],
  });
  const count = `${entries.length + 1} of ${limit}`;
  if (entries.length < limit / 2)
    return [ok('file watching', `\`slodocs dev\` needs to watch ${count} files and folders that the system allows`)];
  const remedy = 'Raise the limit with `sudo sysctl fs.inotify.max_user_watches=524288`, or run `slodocs dev --poll`.';
  return [warning('file watching', `\`slodocs dev\` needs to watch ${count} files and folders that the system allows`, remedy)];
}

function examineLetterCase(root: string): Finding {
  return foldsCase(root)
    ? ok(
        'file system',
        'case-insensitive: names that differ only in letter case are the same file here, but different files on most hosts',
      )
    : ok('file system', 'case-sensitive');
}
