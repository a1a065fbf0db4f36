// Lists the files of an output folder: those that slodocs has made, and those of somebody else.
import { readdirSync } from 'node:fs';
import { clock } from '#files/stamp';
import { compareText } from '#model/place';
import { isIntact, readHash } from './intact.ts';
import { listName, type OutputList } from './output-list.ts';
import type { Manifest } from './output-manifest.ts';
import { isStage } from './stage.ts';

/** The repository that an output folder may be the work tree of. Nothing in it is ever looked at or touched. */
const repository = '.git';

/** Whether a file of a site may not have this path: git's, and our own, on disks of either letter case. */
export function isReserved(path: string): boolean {
  const [first = ''] = path.toLowerCase().split('/');
  return first === repository || first === listName || isStage(first);
}

/** What keeps a folder in a repository, and what a desktop leaves in it: a folder with nothing else is empty. */
const placeholders: ReadonlySet<string> = new Set(['.gitignore', '.gitkeep', '.DS_Store']);

/** What slodocs has made, of the files that stand there. `record` is of the last build that knew this cache. */
export function ownFiles(folder: string, list: OutputList | undefined, record: Manifest): ReadonlySet<string> {
  const { entries } = record;
  if (list !== undefined && entries.get(listName)?.hash === list.hash) {
    return new Set([...entries.keys()].filter((path) => path !== listName));
  }
  const now = clock();
  // Where the list is lost, a file that nobody has touched since a build wrote it is known all the same.
  const isKnown = (path: string): boolean => {
    const entry = entries.get(path);
    return entry !== undefined && isIntact(folder, entry, now, readHash);
  };
  return new Set(filesIn(folder).filter((path) => list?.has(path) || isKnown(path)));
}

/** The files of a folder that count where slodocs has made none of them, sorted. */
export function foreignFiles(folder: string): readonly string[] {
  return filesIn(folder).filter((path) => !placeholders.has(path));
}

/** Files and links, relative to the folder. What cannot be listed is passed over: `lost+found` stands on many disks. */
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
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
