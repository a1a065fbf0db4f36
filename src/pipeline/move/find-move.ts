// What someone typed as from and to, to the paths of a move, or to the reason why there is none.
import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { nearest } from '#model/nearest';
import { joinPath, routeKey } from '#model/route';
import { type ContentFolder, contentFolders } from '#model/source-file';
import type { Context } from '../context/context.ts';
import type { Resolved } from '../pipeline.ts';
import { type Refusal, refuse } from './refusal.ts';
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
    const help = 'Pages, folders and other files inside of a docs folder, or of the folder of standalone pages, can be moved.';
    return refuse(`"${from}" is no part of a folder of content`, help);
  }
  const isRoute = asked.to.startsWith('/') && !isInRoot(asked.to, context.config.root);
  const to = isRoute ? pathOfRoute(asked.to, { from, isFolder, folder }) : await pathFor(context, resolved, asked, from);
  const files = isFolder ? listFiles(context, from) : [from];
  const move = { from, to, isFolder, files, route: isRoute && !isFolder ? joinPath(asked.to) : undefined };
  return (await refusalOf(context, resolved, move, folder)) ?? move;
}

async function findFrom(context: Context, { site, documents }: Resolved, { from, cwd }: MoveQuestion): Promise<string | Refusal> {
  const { root, settings } = context.config;
  if (from.startsWith('/')) {
    const page = [from, joinPath(from.slice(settings.baseUrl.length))]
      .map((path) => site.pages.find(({ route }) => routeKey(route.path) === routeKey(decode(path))))
      .find(Boolean);
    if (page?.kind === 'listing')
      return refuse(`the page at "${from}" is made of others: it has no file to move`, 'Move what it lists.');
    if (page) return ofPlugin(page.document.source.plugin, page.document.source.path) ?? page.document.source.path;
  }
  for (const path of pathsFor(from, cwd, root)) if (!path.startsWith('../') && (await context.files.stat(path))) return path;
  const known = [...documents.map(({ source }) => source.path), ...site.pages.map(({ route }) => route.path)];
  const meant = nearest(from, known);
  return refuse(
    `there is no page and no file "${from}"`,
    meant ? `Did you mean "${meant}"?` : 'Name a page by its file or by its address.',
  );
}

function ofPlugin(plugin: string | undefined, path: string): Refusal | undefined {
  return plugin === undefined
    ? undefined
    : refuse(`"${path}" is no file: the plugin "${plugin}" makes it`, 'Its address is the affair of that plugin.');
}

/** Relative to the root: from the folder that it was typed in, then from the root. */
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
  return isInto ? `${path}/${from.slice(from.lastIndexOf('/') + 1)}` : path;
}

/** A page that stands for its folder goes on to do so. */
function pathOfRoute(
  route: string,
  { from, isFolder, folder }: { readonly from: string; readonly isFolder: boolean; readonly folder: ContentFolder },
): string {
  const path = decode(joinPath(route)).replace(/\/+$/, '');
  const inside = folder.path === '/' ? path : path.startsWith(`${folder.path}/`) ? path.slice(folder.path.length) : path;
  const name = from.slice(from.lastIndexOf('/') + 1);
  const rest = isFolder ? '' : /^(?:index|readme)\./i.test(name) ? `/${name}` : extname(name);
  return `${folder.folder === '.' ? inside.slice(1) : `${folder.folder}${inside}`}${rest}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
