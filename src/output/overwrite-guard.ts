// Refuses a build that would replace files which slodocs did not make.
import { dirname, sep } from 'node:path';
import { relativeTo } from '#files/site-path';
import { foreignFiles } from './output-files.ts';
import { kindsIn, Obstacle } from './path-guard.ts';

export interface Guard {
  /** Proceeds even where slodocs did not make the existing files. */
  readonly force: boolean;
  /** The site's. Absolute. */
  readonly root: string;
  /** Files that the site is made from. Absolute. */
  readonly inputs: () => readonly string[];
}

/** Checks a folder in which slodocs has made nothing yet. `paths` are those of the site. Throws an obstacle. */
export function guardFirstBuild(folder: string, paths: readonly string[], guard: Guard): void {
  refuseSources(folder, guard);
  const foreign = guard.force ? [] : foreignFiles(folder);
  if (foreign.length === 0) return;
  const made = new Set(paths);
  const replaced = foreign.filter((path) => made.has(path));
  const rest = foreign.length - replaced.length;
  const effect = [
    ...(replaced.length > 0 ? [`replaces ${names(replaced, 3)}`] : []),
    ...(rest > 0 ? [`keeps ${replaced.length > 0 ? 'the rest' : 'what is there'}`] : []),
  ].join(' and ');
  throw new Obstacle(
    `the output folder contains ${counted(foreign)} that slodocs did not create: ${names(foreign, 10)}`,
    `Choose an empty folder with \`--out-dir\`, or continue with \`--force\`, which ${effect}.`,
    'emit/foreign-files',
  );
}

/** Checks a folder with the output of an earlier build. `paths` are those about to be replaced. */
export function guardLaterBuild(folder: string, paths: readonly string[], own: ReadonlySet<string>, { force }: Guard): void {
  if (force) return;
  const kindIn = kindsIn(folder);
  const foreign = paths.filter((path) => !own.has(path) && ['file', 'link'].includes(kindIn(path) ?? '')).sort();
  if (foreign.length === 0) return;
  throw new Obstacle(
    `the site would replace ${counted(foreign)} in the output folder that slodocs did not create: ${names(foreign, 10)}`,
    `Move ${foreign.length === 1 ? 'it' : 'them'} away, or replace ${foreign.length === 1 ? 'it' : 'them'} with \`--force\`.`,
    'emit/foreign-files',
  );
}

const code = /\.(?:[cm]?[jt]sx?|css)$/;

/** Refuses a folder of sources: `--force` covers files of an output folder only. */
function refuseSources(folder: string, { root, inputs }: Guard): void {
  const files = [...inputs()].sort();
  const held = files.find((file) => isBelow(file, folder));
  if (held !== undefined) throw unsafe(`contains "${relativeTo(root, held)}", which is a source of the site`);
  const holdsRoot = (path: string): boolean => path === root || isBelow(root, path);
  const beside = files.find((file) => code.test(file) && !holdsRoot(dirname(file)) && isBelow(folder, dirname(file)));
  if (beside !== undefined) throw unsafe(`is in the folder of "${relativeTo(root, beside)}", which is a source of the site`);
}

function unsafe(what: string): Obstacle {
  const help = 'The output needs a folder that nothing else uses. Choose one with `--out-dir`; the default is "build".';
  return new Obstacle(`the output folder ${what}`, help, 'configure/unsafe-out-dir');
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder + sep);
}

function counted(paths: readonly string[]): string {
  return paths.length === 1 ? '1 file' : `${paths.length} files`;
}

function names(paths: readonly string[], most: number): string {
  const shown = paths.slice(0, most).map((path) => `"${path}"`);
  const rest = paths.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length === 1 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
