// Rewrites links that would lead elsewhere, or nowhere, after a move.

import { trimEnd } from '#model/cut-text';
import type { Document, Link } from '#model/document';
import { folderOf, joinFile, relativeFile } from '#model/file-path';
import { keyPlace } from '#model/page';
import { servedPath } from '#model/route';
import { type ContentFolder, contentFolders } from '#model/source-file';
import { type BoundSite, type Found, findImage, findWritten, type Origin, splitAddress } from '#pipeline/3-resolve/addressing';
import type { Editor } from './editor.ts';
import { docAt, identityOf, type Move, movedIdentity } from './relocate.ts';

type Find = (target: string, origin: Origin, state: BoundSite) => Found;

/** The pages that show a document, before and after. */
type Shown = readonly [Origin, Origin];

export async function rewriteLinks(move: Move, editor: Editor): Promise<void> {
  const showers = showersOf(move.before);
  for (const document of move.before.documents) {
    const { source, facts } = document;
    // Texts of a specification are written by hand, other generated pages by their plugin.
    if (source.plugin !== undefined && source.origin === undefined) continue;
    const shown = placesOf(move, document, showers.get(source.path));
    for (const link of facts.links) {
      const find: Find = (target, origin, { destinations }) => findWritten({ ...link, target }, origin, destinations);
      await rewrite(move, editor, link, shown, find);
    }
    const { image } = facts.frontMatter;
    const place = keyPlace(facts, 'image');
    if (image === undefined || !place || source.plugin !== undefined) continue;
    const find: Find = (target, origin, { destinations }) => findImage(target, origin, destinations).found;
    await rewrite(move, editor, { kind: 'image', target: image, place }, shown, find);
  }
}

/** One address. `shown` has more than one entry for a partial that several pages show. */
export async function rewrite(
  move: Move,
  editor: Editor,
  { target, place }: Pick<Link, 'kind' | 'target' | 'place'>,
  shown: readonly Shown[],
  find: Find,
): Promise<void> {
  const { before, after } = move;
  const wanted = shown.map(([origin]) => {
    const identity = identityOf(find(target, origin, before));
    return identity && movedIdentity(identity, move);
  });
  const isRight = (address: string): boolean =>
    shown.every(([, origin], index) => wanted[index] === undefined || identityOf(find(address, origin, after)) === wanted[index]);
  if (isRight(target)) return;
  const written = splitAddress(target).path;
  const at = wanted.findIndex((identity) => identity !== undefined);
  const [old, origin] = shown[at] as Shown;
  const rest = target.slice(/^[^?#]*/.exec(target)?.[0].length ?? 0);
  const forms = formsFor(move, written, [find(target, old, before), old], [wanted[at] ?? '', origin]);
  const path = forms.find((form) => isRight(`${escapePath(form)}${rest}`));
  if (path === undefined) editor.refuse(place, `"${target}" has no address after the move`);
  else await editor.address(place, target, path);
}

function formsFor(
  { before, after }: Move,
  written: string,
  [found, old]: readonly [Found, Origin],
  [wanted, origin]: readonly [string, Origin],
): readonly string[] {
  const from = identityOf(found) ?? '';
  const { baseUrl } = after.destinations;
  const file = wanted.startsWith('file ') ? wanted.slice(5) : undefined;
  const route = file === undefined ? wanted.slice('listing '.length) : docAt(after, file)?.route.path;
  const own = before.destinations.ownAddress(written);
  if (own && route !== undefined)
    return routeForms(own.below, route, origin, baseUrl)
      .slice(0, 1)
      .map((form) => own.prefix + form);
  const asFile = file === undefined ? [] : fileForms(written, [from.slice(5), old], [file, origin]);
  // The base is part of the written address if the rest alone leads to the same page.
  const isPageAt = (path: string): boolean => before.destinations.page(path) !== undefined;
  const below = baseUrl !== '/' && written.startsWith(baseUrl) ? written.slice(baseUrl.length - 1) : undefined;
  const hasBase = below !== undefined && (isPageAt(below) || !isPageAt(written));
  const asRoute = route === undefined ? [] : routeForms(written, route, origin, baseUrl);
  const routes = hasBase ? asRoute.toReversed() : asRoute;
  const isPage = found.kind === 'target' && found.page !== undefined;
  const isFileForm = !isPage || /\.(?:mdx?|[jt]sx?)$/i.test(written);
  return isFileForm ? [...asFile, ...routes] : routes;
}

function escapePath(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

/** The pages that show a partial, by its path. */
function showersOf({ site }: BoundSite): ReadonlyMap<string, readonly string[]> {
  const showers = new Map<string, string[]>();
  for (const page of site.pages) {
    for (const path of page.kind === 'doc' ? Object.keys(page.partials) : []) {
      const known = showers.get(path);
      const shower = page.kind === 'doc' ? page.document.source.path : '';
      if (known) known.push(shower);
      else showers.set(path, [shower]);
    }
  }
  return showers;
}

function placesOf(move: Move, document: Document, showers: readonly string[] = []): readonly Shown[] {
  const { before, after, newPath } = move;
  const { path, partial } = document.source;
  const shownBy = partial ? showers : [path];
  const origins = (shower: string | undefined): Shown => [
    originOf(before, document, path, shower),
    originOf(after, document, newPath(path), shower === undefined ? undefined : newPath(shower)),
  ];
  return shownBy.length === 0 ? [origins(undefined)] : shownBy.map(origins);
}

function originOf(state: BoundSite, { source }: Document, file: string, shower: string | undefined): Origin {
  const isOwn = ({ docs, name }: ContentFolder): boolean => docs === source.docs && name === source.version;
  const folder = contentFolders(state.sources).find(isOwn);
  const version = state.sources.versions.find(isOwn);
  const route = (shower === undefined ? undefined : docAt(state, shower)?.route.path) ?? folder?.path ?? '/';
  const path = servedPath(route, state.destinations.trailingSlash);
  return { file, contentFolder: folder?.folder ?? folderOf(file), version, path };
}

type Form = 'site' | 'content' | 'root' | 'relative' | 'beside' | 'bare-content' | 'bare-root';

/** Lists the paths that may be written for `to` in `after`, where `written` led to `from` in `before`. */
function fileForms(
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
function routeForms(written: string, route: string, after: Origin, baseUrl: string): readonly string[] {
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
