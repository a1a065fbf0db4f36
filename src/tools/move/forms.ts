// Lists the ways in which an address of a file or route may be written, the author's own way first.

import { folderOf, joinFile, relativeFile } from '#model/file-path';
import { trimEnd } from '#model/trim';
import type { Origin } from '#pipeline/3-resolve/addressing';

type Form = 'site' | 'content' | 'root' | 'relative' | 'beside' | 'bare-content' | 'bare-root';

/** Lists the paths that may be written for `to` in `after`, where `written` led to `from` in `before`. */
export function fileForms(
  written: string,
  [from, before]: readonly [string, Origin],
  [to, after]: readonly [string, Origin],
): readonly string[] {
  const form = formOf(written, from, before);
  const others: readonly Form[] = ['relative', 'content', 'site'];
  return [form, ...others].flatMap((one) => print(one, to, after) ?? []);
}

function formOf(written: string, file: string, origin: Origin): Form {
  if (written.startsWith('@site/')) return 'site';
  if (written.startsWith('/')) return joinFile(origin.contentFolder, written) === file ? 'content' : 'root';
  if (written.startsWith('.')) return 'relative';
  if (joinFile(folderOf(origin.file), written) === file) return 'beside';
  return joinFile(origin.contentFolder, written) === file ? 'bare-content' : 'bare-root';
}

function print(form: Form, file: string, { file: from, contentFolder }: Origin): string | undefined {
  const folder = contentFolder === '.' ? '' : contentFolder;
  const inContent = folder === '' ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
  const relative = relativeFile(folderOf(from), file);
  switch (form) {
    case 'site':
      return `@site/${file}`;
    case 'root':
      return `/${file}`;
    case 'bare-root':
      return file;
    case 'content':
      return inContent === undefined ? undefined : `/${inContent}`;
    case 'bare-content':
      return inContent;
    case 'beside':
      return relative.replace(/^\.\//, '');
    default:
      return relative;
  }
}

/**
 * Lists the paths that may be written for a route in place of `written`: absolute or relative, with a trailing slash, a file
 * name, or neither.
 */
export function routeForms(written: string, route: string, after: Origin, baseUrl: string): readonly string[] {
  const absolute = withSlash(route, written);
  if (written.startsWith('/')) return [absolute, `${baseUrl}${absolute.slice(1)}`];
  const folder = folderOf(after.path.slice(1));
  const relative = withSlash(relativeFile(folder, trimEnd(route, '/').slice(1)), written);
  return [written.startsWith('.') ? relative : relative.replace(/^\.\//, ''), absolute];
}

function withSlash(path: string, written: string): string {
  const bare = trimEnd(path, '/');
  const file = /(?:\/index)?\.html$/.exec(written)?.[0];
  if (file !== undefined && bare !== '' && !bare.endsWith('.html')) return bare + file;
  return written.endsWith('/') || bare === '' ? `${bare}/` : bare;
}
