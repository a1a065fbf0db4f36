// Files of the output, each path once.
import type { OutputFile } from '#model/output';
import { compareText, wholeFile } from '#model/place';
import type { Context } from '../context/context.ts';

/** A file and who offers it, for the diagnostic of a clash. */
export interface Offer {
  readonly file: OutputFile;
  readonly origin: string;
}

/** Reports two offers for one path, and paths that a case-insensitive disk would take for one. */
export function uniquePaths({ reporter }: Context, offers: readonly Offer[]): readonly OutputFile[] {
  const byPath = new Map<string, Offer>();
  const byFolded = new Map<string, Offer>();
  for (const offer of offers) {
    const { path } = offer.file;
    const same = byPath.get(path);
    const alike = byFolded.get(path.toLowerCase());
    if (same) {
      reporter.report({
        code: 'emit/path-clash',
        message: `${offer.origin} and ${same.origin} both make "${path}"`,
        help: 'Rename one of the two.',
        place: wholeFile(path),
      });
      continue;
    }
    if (alike) {
      reporter.report({
        code: 'emit/case-clash',
        message: `"${path}" (${offer.origin}) and "${alike.file.path}" (${alike.origin}) differ only by letter case`,
        help: 'On a disk that does not tell them apart one would overwrite the other. Rename one of the two.',
        place: wholeFile(path),
      });
    }
    byPath.set(path, offer);
    byFolded.set(path.toLowerCase(), offer);
  }
  return [...byPath.values()].map(({ file }) => file).sort((a, b) => compareText(a.path, b.path));
}
