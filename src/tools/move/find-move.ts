// Resolves the typed from and to of a move to paths, or says why it cannot be made.

import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Context } from '#context/context';
import { trimEnd } from '#model/cut-text';
import { folderOf, joinFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import { decoded } from '#model/parse-url';
import { joinPath, routeKey } from '#model/route';
import { pageAt } from '#model/site';
import { type ContentFolder, contentFolders, isCollection } from '#model/source-file';
import type { Resolved } from '#pipeline/resolve-languages';
import { type Refusal, refuse } from './move-result.ts';
import { contentFolderOf, type FoundMove, refusalOf } from './refuse-move.ts';

export interface MoveQuestion {
  readonly from: string;
  readonly to: string;
  /** Absolute. */
  readonly cwd: string;
}

export async function findMove(context: Context, resolved: Resolved, asked: MoveQuestion): Promise<FoundMove | Refusal> {
  const found = await findFrom(context, resolved, asked);
  if (typeof found !== 'string') return found;
  const from = found;
  const isFolder = (await context.files.stat(from))?.isFolder === true;
  const folder = contentFolderOf(resolved, from);
  if (!folder || from === folder.folder || isAbove(from, resolved)) {
    const help = 'You can move pages, folders and other files inside a folder of docs, posts or standalone pages.';
    return refuse(`"${from}" is not in a content folder`, help);
  }
  const isRoute = asked.to.startsWith('/') && !isInRoot(asked.to, context.config.root);
  const route = isRoute ? routeOf(asked, context.config.settings.baseUrl, folder, resolved) : undefined;
  const to =
    route === undefined
      ? await pathFor(context, resolved, asked, from)
      : pathOfRoute(route, { from, isFolder, folder }, resolved);
  const files = isFolder ? listFiles(context, from) : [from];
  const move = { from, to, isFolder, files, route: isFolder ? undefined : route };
  return (await refusalOf(context, resolved, move, folder)) ?? move;
}

async function findFrom(context: Context, { site, documents }: Resolved, { from, cwd }: MoveQuestion): Promise<string | Refusal> {
  const { root, settings } = context.config;
  if (from.startsWith('/')) {
    const page = pageAt(site, decoded(from)) ?? pageAt(site, decoded(withoutBase(from, settings.baseUrl)));
    if (page?.kind === 'listing')
      return refuse(
        `the page at "${from}" is generated from other pages, so it has no file to move`,
        'Move the pages that it lists.',
      );
    if (page) return ofPlugin(page.document.source.plugin, page.document.source.path) ?? page.document.source.path;
  }
  for (const path of pathsFor(from, cwd, root)) if (!path.startsWith('../') && (await context.files.stat(path))) return path;
  const known = [...documents.map(({ source }) => source.path), ...site.pages.map(({ route }) => route.path)];
  const meant = nearest(from, known);
  return refuse(
    `there is no page or file "${from}"`,
    meant ? `Did you mean "${meant}"?` : 'Give the file or the address of a page.',
  );
}

function ofPlugin(plugin: string | undefined, path: string): Refusal | undefined {
  return plugin === undefined
    ? undefined
    : refuse(`"${path}" is not a file: the plugin "${plugin}" generates it`, 'That plugin determines its address.');
}

/** Resolved from the folder in which it was typed, then from the root; relative to the root. */
function pathsFor(path: string, cwd: string, root: string): readonly string[] {
  const inRoot = (absolute: string): string => relative(root, absolute).split(sep).join('/');
  return isAbsolute(path) ? [inRoot(path)] : [inRoot(resolve(cwd, path)), inRoot(resolve(root, path))];
}

function isInRoot(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}${sep}`);
}

async function pathFor(context: Context, resolved: Resolved, { to, cwd }: MoveQuestion, from: string): Promise<string> {
  const paths = pathsFor(to, cwd, context.config.root);
  const path = paths.find((one) => contentFolderOf(resolved, one)) ?? paths[0] ?? to;
  const isInto = /[/\\]$/.test(to) || (await context.files.stat(path))?.isFolder === true;
  return isInto ? joinFile(path, from.slice(from.lastIndexOf('/') + 1)) : path;
}

function withoutBase(address: string, baseUrl: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}

/** Both addresses contain the base, or neither does. */
function routeOf({ from, to }: MoveQuestion, baseUrl: string, { path }: ContentFolder, { site }: Resolved): string {
  const written = decoded(joinPath(to));
  const isBased = from.startsWith('/') && !pageAt(site, decoded(from));
  return isBased || (path !== '/' && !isBelow(written, path)) ? withoutBase(written, baseUrl) : written;
}

function isBelow(route: string, path: string): boolean {
  return routeKey(route) === routeKey(path) || route.startsWith(`${path}/`);
}

/** An index page stays an index page. */
function pathOfRoute(
  route: string,
  { from, isFolder, folder }: { readonly from: string; readonly isFolder: boolean; readonly folder: ContentFolder },
  resolved: Resolved,
): string {
  const path = trimEnd(route, '/');
  const inside = folder.path === '/' || !isBelow(path, folder.path) ? path : path.slice(folder.path.length);
  const cut = Math.max(inside.lastIndexOf('/'), 0);
  const name = from.slice(from.lastIndexOf('/') + 1);
  const isIndex = /^(?:index|readme)\./i.test(name);
  const rest = isFolder ? '' : isIndex ? `/${name}` : extname(name);
  const own = folder.folder === '.' ? inside.slice(0, cut) : `${folder.folder}${inside.slice(0, cut)}`;
  const parent = folderOfRoute(path.slice(0, path.lastIndexOf('/')), folder, resolved) ?? own;
  return `${parent}${inside.slice(cut) || (isIndex ? '' : '/index')}${rest}`.replace(/^\//, '');
}

/** The folder of docs with such addresses, whose name may begin with a number. */
function folderOfRoute(route: string, { folder, docs, name }: ContentFolder, { site }: Resolved): string | undefined {
  if (isCollection(docs)) return undefined;
  const folders = site.pages.flatMap((page) => {
    if (page.kind !== 'doc' || page.docs !== docs || page.version !== name || page.route.path.endsWith('/')) return [];
    const { facts, source } = page.document;
    const isHere = page.route.path.replace(/\/[^/]*$/, '') === route && facts.frontMatter.slug === undefined;
    return isHere ? [folderOf(source.path)] : [];
  });
  const [only, ...others] = new Set(folders);
  return others.length === 0 && only !== folder ? only : undefined;
}

function isAbove(path: string, { sources }: Resolved): boolean {
  return contentFolders(sources).some(({ folder }) => folder.startsWith(`${path}/`));
}

function listFiles({ files }: Context, folder: string): readonly string[] {
  return files.list(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles({ files } as Context, path) : [path];
  });
}
