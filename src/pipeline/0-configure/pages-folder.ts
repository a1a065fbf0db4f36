// Reports a folder of standalone pages that overlaps with a docs folder.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Settings } from '#model/settings';
import type { ConfigSource } from './config-source.ts';

/** A file in both folders would become two pages. */
export function sharedPagesFolder({ locate }: Pick<ConfigSource, 'locate'>, settings: Settings): DiagnosticDraft | undefined {
  const { pages, docs } = settings;
  const other = docs.find(({ path }) => pages && overlap(path, pages.path));
  if (!pages || !other) return undefined;
  const how = isWithin(other.path, pages.path) ? 'contains' : 'is inside';
  return {
    code: 'configure/invalid-value',
    message: `the pages folder "${pages.path}" ${how} the docs folder "${other.path}"`,
    help: 'A file there would become two pages. Use separate folders, or set `pages: false`.',
    place: locate(['pages', 'path']),
  };
}

/** True where one folder equals or contains the other. Both are relative to the root; `.` is the root. */
export function overlap(a: string, b: string): boolean {
  return isWithin(a, b) || isWithin(b, a);
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || (folder === '.' ? !path.startsWith('..') : path.startsWith(`${folder}/`));
}
