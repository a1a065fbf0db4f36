// Registers `slodocs clean`, which removes a site's cache.
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { Command } from 'commander';
import { removeCaches, withSiteLock } from '#index';
import { compareText } from '#model/place';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { plural } from '../printers/counts.ts';
import { pathFrom } from '../printers/sources.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { printUnusable, readSite } from '../site.ts';
import { defaultCacheDir, options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs clean                          the next build starts from scratch
  slodocs clean docs --cache-dir /tmp/slodocs-cache`;

const wayOut = 'Use the folder that a build used as --cache-dir.';

export function registerClean(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('clean').description('remove the cache of the site'))
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((root: string, flags: SiteFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      const onWait = (pid: number): void => shell.environment.stderr.write(printWaiting(pid));
      // Without the lock, this could remove what a running build has just written and not yet read.
      return act(site, () => withSiteLock({ ...site, signal: shell.signal, onWait }, () => clean(site, shell)));
    });
}

/**
 * Works with a broken configuration, too. Reads it without the cache, which would otherwise be created again before it is
 * removed.
 */
async function clean(given: SiteOptions, shell: Shell): Promise<number> {
  const { stdout, cwd } = shell.environment;
  const site = await readSite(given, shell, { cache: false });
  const cacheDir = resolve(site.root, given.cacheDir ?? defaultCacheDir);
  const shown = pathFrom(cwd, site.root, cacheDir);
  if (!(await stat(cacheDir).catch(nothingThere))?.isDirectory()) {
    if (!site.settings) return printUnusable(site, shell);
    stdout.write(`nothing to remove: no cache in ${shown}\n`);
    return exitCodes.ok;
  }
  refusePrecious(cacheDir, shown, [site.root, site.outDir, cwd, homedir()]);
  const before = await measure(cacheDir);
  const removed = await removeCaches(cacheDir);
  // A folder named by the user may hold other files as well.
  const rest = await readdir(cacheDir).catch(() => []);
  if (removed === 0 && rest.length > 0)
    throw new UsageError(`"${shown}" was not removed, because no build has used it as its cache`, wayOut);
  const after = await measure(cacheDir);
  const bytes = ((before.bytes - after.bytes) / 1_000_000).toFixed(1);
  const what = rest.length > 0 ? `the cache in ${shown}` : shown;
  stdout.write(`removed ${what} (${plural(before.files - after.files, 'file')}, ${bytes} MB)\n`);
  const names = rest.sort(compareText).map((name) => visible(pathFrom(cwd, site.root, join(cacheDir, name))));
  if (names.length > 0) stdout.write(`kept ${names.join(', ')}, which slodocs did not create\n`);
  return exitCodes.ok;
}

/** Undefined if nothing is there; throws other errors, since something may be. */
function nothingThere(thrown: NodeJS.ErrnoException): undefined {
  if (thrown.code !== 'ENOENT' && thrown.code !== 'ENOTDIR') throw thrown;
}

/** A mistyped `--cache-dir` must not cost anyone their work. */
function refusePrecious(folder: string, shown: string, precious: readonly string[]): void {
  const held = precious.find((path) => contains(folder, resolve(path)));
  if (held !== undefined) throw new UsageError(`"${shown}" was not removed, because it contains "${held}"`, wayOut);
}

function contains(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside === '' || (inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(folder, inside) === path);
}

async function measure(folder: string): Promise<{ readonly files: number; readonly bytes: number }> {
  let files = 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    const inner = entry.isDirectory()
      ? await measure(path)
      : { files: 1, bytes: (await stat(path).catch(() => undefined))?.size ?? 0 };
    files += inner.files;
    bytes += inner.bytes;
  }
  return { files, bytes };
}
