// Decides which files of a site an agent may name, before anything is done with them.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { relativeTo } from '#files/site-path';
import { problemOfFileName } from '#model/route';
import { Refused } from './quoted.ts';

interface Folders {
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
}

/** Code, and the configuration, are run where they are read: a text that is not on the disk would be run unseen. */
const drafts = /\.(?:mdx?|ya?ml|json)$/i;

/** The path relative to the root. Throws for all that is not content inside of it. */
export function draftPath(folders: Folders, asked: string): string {
  const path = pathInside(folders, asked);
  if (drafts.test(path)) return path;
  throw new Refused(
    `"${asked}" is neither a page nor a data file`,
    '"text" is supported for files that end in .md, .mdx, .yml, .yaml or .json. Save other files, and run "check" without "file".',
  );
}

/** Throws for paths that lead out of the site, by `..`, from the root of the disk or by a symbolic link, and for what is not its own. */
export function pathInside({ root, outDir }: Folders, asked: string): string {
  const refuse = (why: string): never => {
    throw new Refused(`"${asked}" ${why}`, 'Give a path inside the site\'s folder, such as "docs/guides/intro.md".');
  };
  if (asked.includes('\0')) refuse('is not a path');
  const absolute = isAbsolute(asked) ? resolve(asked) : resolve(root, asked.replaceAll('\\', '/'));
  const path = relativeTo(root, absolute);
  if (path === '' || path.split('/')[0] === '..' || isAbsolute(path)) refuse('is outside the site');
  if (`${absolute}/`.startsWith(`${outDir}/`) || path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    refuse('is a hidden, generated or installed file');
  const problem = problemOfFileName(path);
  if (problem !== undefined) refuse(problem);
  const real = relativeTo(realpathSync(root), realOf(absolute));
  if (real.split('/')[0] === '..' || isAbsolute(real)) refuse('leads out of the site through a symbolic link');
  return path;
}

/** Of the part of a path that exists, with the rest. */
function realOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realOf(above), path.slice(above.length));
}
