// Copies the source of a slot component into the site, or reports why it cannot.
import { readFile } from 'node:fs/promises';
import { createFiles, type Files } from '#files/files';
import { relativeTo } from '#files/site-path';
import { printEjected } from '#kit/ejected-part';
import type { Config } from '#model/config';
import { folderOf } from '#model/file-path';
import { nearest } from '#model/nearest';
import type { BuildOptions, BuildResult } from '#model/run';
import { boundsRefuse } from '#model/site-bounds';
import { type SlotName, slotNames } from '#model/slots';
import type { PartSource } from '#model/theme';
import { ChangeFault, changeWhole } from '#output/atomic-change';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';

type Answer = Pick<EjectResult, 'ejected' | 'refusal' | 'diagnostics'>;

type EjectRun = Partial<Pick<Answer, 'ejected' | 'refusal'>>;

/** `version` is that of slodocs. */
export async function eject(request: RunRequest, options: EjectOptions, version: string): Promise<Answer> {
  const run = await withSite(
    request,
    async ({ configure }) => {
      const config = await configure();
      return config && ejectInto(config, { ...options, version }, request.signal);
    },
    { changes: true },
  );
  return { ejected: run?.ejected, refusal: run?.refusal, diagnostics: request.reporter.list() };
}

async function ejectInto(
  config: Config,
  { part, force = false, compare = false, version }: EjectOptions & { readonly version: string },
  signal: AbortSignal,
): Promise<EjectRun> {
  if (!isSlot(part)) return refuse(`the theme has no part "${part}"`, didYouMean(part));
  const { root, settings } = config;
  const named = settings.theme.slots[part];
  const path = named ?? `src/theme/${part}.tsx`;
  const files = createFiles({ root, settings });
  if (!compare && leavesSite(files, root, path)) {
    const help = 'Set a file inside the site in `theme.slots`, or move the part yourself.';
    return refuse(`"${path}" is outside the site, where slodocs does not write`, help);
  }
  const before = (await files.stat(path))?.isFile ? await files.read(path) : undefined;
  const source = await sourceOf(config, part);
  const text = printEjected(version, part, source.digest) + source.text;
  const done = { ejected: { path, isNamed: named !== undefined, config: config.source, before, text } };
  if (compare) {
    const help = `\`slodocs eject ${part}\` creates it.`;
    return before === undefined ? refuse(`the site does not replace ${part}: there is no "${path}"`, help) : done;
  }
  if (before !== undefined && !force) {
    const help = 'Use --diff to see the differences, or --force to overwrite it.';
    return refuse(`the file "${path}" already exists`, help);
  }
  try {
    await changeWhole(root, [{ path, content: text, replaces: before }], signal);
    return done;
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault)) throw thrown;
    return refuse(`the part cannot be written: ${thrown.message}`, thrown.help);
  }
}

/** Follows symbolic links: a file that does not exist yet is where its folder is. */
function leavesSite({ real }: Files, root: string, path: string): boolean {
  let at = path;
  while (at !== '' && real(at) === undefined) at = folderOf(at);
  return isOutside(path) || isOutside(relativeTo(root, real(at) ?? root));
}

function isOutside(path: string): boolean {
  return boundsRefuse(path, { folders: [''], dotfiles: [] }) === 'outside';
}

function refuse(message: string, help: string): EjectRun {
  return { refusal: { message, help } };
}

function isSlot(part: string): part is SlotName {
  return (slotNames as readonly string[]).includes(part);
}

function didYouMean(part: string): string {
  const meant = nearest(part, slotNames);
  return `${meant ? `Did you mean "${meant}"? ` : ''}"slodocs eject" lists all parts.`;
}

async function sourceOf({ theme }: Config, part: SlotName): Promise<PartSource> {
  const sources = JSON.parse(await readFile(theme.partSources, 'utf8')) as Readonly<Record<SlotName, PartSource>>;
  return sources[part];
}

export interface EjectOptions
  extends Pick<BuildOptions, 'root' | 'config' | 'cacheDir' | 'cache' | 'signal' | 'onWait' | 'siteCode'> {
  /** Its name. */
  readonly part: string;
  /** Overwrite an existing file. */
  readonly force?: boolean | undefined;
  /** Write nothing, and only compare the existing file. */
  readonly compare?: boolean | undefined;
}

export interface EjectResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly ejected: Ejected | undefined;
  /** Why nothing was ejected, if not because of a fault in the configuration. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

/** A slot that was ejected into the site. Paths are relative to the root. */
export interface Ejected {
  readonly path: string;
  /** True where the configuration uses the file for that slot. */
  readonly isNamed: boolean;
  /** The file of the configuration. */
  readonly config: string;
  /** The file's previous text; undefined for a new one. */
  readonly before: string | undefined;
  /** The original in this version of slodocs. */
  readonly text: string;
}
