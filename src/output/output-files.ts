// Lists the files of an output folder: those that slodocs has made, and foreign ones.

import { readdirSync } from 'node:fs';
import { clock } from '#files/stamp';
import { attempt } from '#model/attempt';
import { compareText } from '#model/place';
import { isIntact, readHash } from './intact.ts';
import { listName, type OutputList } from './output-list.ts';
import type { Manifest } from './output-manifest.ts';
import { isStage } from './stage.ts';

/** The git folder of an output folder that is a working tree. Nothing in it is ever read or changed. */
const repository = '.git';

/** True for paths that no file of a site may have: git's and slodocs' own, in any letter case. */
export function isReserved(path: string): boolean {
  const [first = ''] = path.toLowerCase().split('/');
  return first === repository || first === listName || isStage(first);
}

/** Placeholders for git, and files that desktops create: a folder with nothing else counts as empty. */
const placeholders: ReadonlySet<string> = new Set(['.gitignore', '.gitkeep', '.DS_Store']);

/** The existing files that slodocs has made. `record` is the manifest of the last build with this cache. */
export function ownFiles(folder: string, list: OutputList | undefined, record: Manifest): ReadonlySet<string> {
  const { entries } = record;
  if (list !== undefined && entries.get(listName)?.hash === list.hash) {
    return new Set([...entries.keys()].filter((path) => path !== listName));
  }
  const now = clock();
  // Where the list is lost, a file whose stamp is unchanged since a build wrote it still counts as ours.
  const isKnown = (path: string): boolean => {
    const entry = entries.get(path);
    return entry !== undefined && isIntact(folder, entry, now, readHash);
  };
  return new Set(filesIn(folder).filter((path) => list?.has(path) || isKnown(path)));
}

/** The files of a folder in which slodocs has made none, placeholders excluded, sorted. */
export function foreignFiles(folder: string): readonly string[] {
  return filesIn(folder).filter((path) => !placeholders.has(path));
}

/** Files and links, relative to the folder. Folders that cannot be listed are skipped: many disks have a `lost+found`. */
function filesIn(folder: string): readonly string[] {
  const found: string[] = [];
  const walk = (inner: string): void => {
    for (const entry of entriesOf(`${folder}/${inner}`)) {
      const path = `${inner}${entry.name}`;
      if (inner === '' && isReserved(path)) continue;
      if (entry.isDirectory()) walk(`${path}/`);
      else found.push(path);
    }
  };
  walk('');
  return found.sort(compareText);
}

function entriesOf(folder: string) {
  return attempt(() => readdirSync(folder, { withFileTypes: true }), []);
}
