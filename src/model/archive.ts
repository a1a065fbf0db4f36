// Names the endings of archives that a build can write instead of its output folder.
import { nearest } from './nearest.ts';

const endings = ['.tar', '.tar.gz', '.tgz'] as const;

type ArchiveEnding = (typeof endings)[number];

/** Undefined where a file has another ending. */
export function archiveEnding(file: string): ArchiveEnding | undefined {
  return endings.find((ending) => file.toLowerCase().endsWith(ending));
}

/** The sentence for a file that has none of them. */
export function archiveHelp(file: string): string {
  const written = /(?:\.tar)?\.[^./\\]*$/i.exec(file)?.[0];
  const meant = written === undefined ? undefined : nearest(written, endings);
  const list = 'It must end with ".tar", ".tar.gz" or ".tgz"';
  return meant === undefined ? `${list}.` : `${list}; did you mean "${meant}"?`;
}
