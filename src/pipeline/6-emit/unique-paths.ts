// Checks that each output path is offered once and that any disk can hold it.

import type { Context } from '#context/context';
import { foldsCase } from '#files/folds-case';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { OutputFile } from '#model/output';
import { compareText } from '#model/place';
import { isReserved } from '#output/output-files';

/** An output file with its origin, for the diagnostic of a clash. */
export interface Offer extends Pick<DiagnosticDraft, 'place' | 'plugin'> {
  readonly file: OutputFile;
  /** Such as `the static file "static/robots.txt"`. */
  readonly origin: string;
  /** Dropped where a case-insensitive disk cannot hold it beside a file whose path differs only in letter case. */
  readonly yields?: true | undefined;
}

/** Reports two offers for one path, and paths that cannot coexist on a disk. The first offer wins. */
export function uniquePaths({ reporter, config }: Context, offers: readonly Offer[]): readonly OutputFile[] {
  let isFolded: boolean | undefined;
  const byPath = new Map<string, Offer>();
  const byFolded = new Map<string, Offer>();
  const byFolder = new Map<string, Offer>();
  for (const offer of offers) {
    const { path } = offer.file;
    const folded = path.toLowerCase();
    const same = byPath.get(path);
    const folders = foldersOf(path);
    const above = folders.find((folder) => byPath.has(folder));
    const below = byFolder.get(path);
    const alike = byFolded.get(folded);
    if (isTooLong(path)) reporter.report(tooLong(offer));
    else if (isReserved(path)) reporter.report(reserved(offer));
    else if (same) reporter.report(clash(offer, same, twice(offer, same)));
    else if (above !== undefined) reporter.report(folderClash(offer, byPath.get(above) as Offer, path, above));
    else if (below) reporter.report(folderClash(offer, below, below.file.path, path));
    else {
      if (alike && offer.yields) {
        isFolded ??= foldsCase(config.outDir);
        if (isFolded) continue;
      } else if (alike) reporter.report(caseClash(offer, alike));
      byPath.set(path, offer);
      byFolded.set(folded, offer);
      for (const folder of folders) if (!byFolder.has(folder)) byFolder.set(folder, offer);
    }
  }
  return [...byPath.values()].map(({ file }) => file).sort((a, b) => compareText(a.path, b.path));
}

/** The maximum length of a file name. */
const longestName = 255;

function isTooLong(path: string): boolean {
  // No character takes more than three bytes for each of its units.
  return path.length * 3 > longestName && path.split('/').some((name) => Buffer.byteLength(name) > longestName);
}

function reserved(offer: Offer): DiagnosticDraft {
  const { origin, file } = offer;
  return {
    ...tooLong(offer),
    message: `${origin} writes "${file.path}", but that name in the output folder is reserved for git or slodocs`,
    help: 'Rename it.',
  };
}

function tooLong({ origin, file, place, plugin }: Offer): DiagnosticDraft {
  return {
    code: 'emit/invalid-path',
    message: `${origin} writes "${file.path}", but file names cannot be longer than ${longestName} bytes`,
    help: 'Shorten the address.',
    ...(place ? { place } : {}),
    ...(plugin === undefined ? {} : { plugin }),
  };
}

function twice({ origin, file }: Offer, first: Offer): string {
  return origin === first.origin
    ? `${origin} makes "${file.path}" twice`
    : `${first.origin} and ${origin} both write "${file.path}"`;
}

/** The parents of a path: `a/b` and `a` of `a/b/c`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.push(path.slice(0, end));
  return folders;
}

function clash(offer: Offer, first: Offer, message: string): DiagnosticDraft {
  const { place, plugin } = offer;
  return {
    code: 'emit/path-clash',
    message,
    help: 'Rename one of them.',
    ...(place ? { place } : {}),
    ...(plugin === undefined ? {} : { plugin }),
    ...(first.place && first.origin !== offer.origin
      ? { related: [{ message: `${first.origin} comes first`, place: first.place }] }
      : {}),
  };
}

function folderClash(offer: Offer, first: Offer, path: string, file: string): DiagnosticDraft {
  return clash(
    offer,
    first,
    `${first.origin} and ${offer.origin} write "${path}" and "${file}", so the same path would have to be both a file and a folder`,
  );
}

function caseClash(offer: Offer, first: Offer): DiagnosticDraft {
  const message = `${first.origin} and ${offer.origin} write "${first.file.path}" and "${offer.file.path}", which differ only in letter case`;
  return {
    ...clash(offer, first, message),
    code: 'emit/case-clash',
    help: 'On a file system that ignores case, one would overwrite the other. Rename one of them.',
  };
}
