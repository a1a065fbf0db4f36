// Plans a new page: its place in a folder of content, its title, and its position behind its siblings.
import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Context } from '#context/context';
import { markdownHeading, printFrontMatter } from '#kit/print/texts';
import { folderOf, joinFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import { titleOfName } from '#model/new-site';
import { problemOfFileName } from '#model/route';
import { type ContentFolder, contentFolderAt, contentFolders, isCollection } from '#model/source-file';
import type { Resolved } from '#pipeline/resolve-languages';
import { type Asked, type NewPage, type Planned, type Refusal, refuse } from './planned.ts';

export async function planPage(
  context: Context,
  resolved: Resolved,
  page: NewPage,
  { mdx, cwd }: Asked,
): Promise<Planned | Refusal> {
  const typed = page.path.replaceAll('\\', '/');
  const wrong = /[/]$/.test(typed) ? undefined : wrongExtension(typed);
  if (wrong) return wrong;
  const found = place(context, resolved, typed, cwd);
  if ('message' in found) return found;
  const path = withExtension(found.path, resolved, mdx);
  const problem = problemOfFileName(path);
  if (problem !== undefined) return refuse(`"${path}" ${problem}`, 'Nothing was written. Choose another name.');
  const hidden = found.path.split('/').find((part) => /^[._]/.test(part) && part !== '.');
  if (hidden !== undefined)
    return refuse(
      `"${path}" would not become a page`,
      `Names that begin with "." or "_", such as "${hidden}", are for partials and private files.`,
    );
  const folder = folderOf(found.path);
  const misspelt = page.parents ? undefined : await misspeltFolder(context, resolved, folder, found);
  if (misspelt) return misspelt;
  const taken = await takenBy(context, path);
  if (taken !== undefined) return refuse(`"${taken}" already exists`, 'Nothing is overwritten. Choose another name.');
  const title = page.title ?? (titleOfName(nameOf(found.path)) || 'Untitled');
  const position = positionAfter(resolved, folder);
  return { path, text: `${printFrontMatter({ title, sidebar_position: position })}\n${markdownHeading(title)}\n` };
}

interface Place {
  /** Without an extension, unless one was typed. */
  readonly path: string;
  readonly folder: ContentFolder;
}

function place({ config }: Context, resolved: Resolved, typed: string, cwd: string): Place | Refusal {
  const { sources } = resolved;
  const full = typed.endsWith('/') ? `${typed}index` : typed;
  const inRoot = (absolute: string): string => relative(config.root, absolute).split(sep).join('/');
  const [main] = sources.versions;
  const paths = [
    inRoot(resolve(cwd, full)),
    ...(isAbsolute(full) ? [] : [inRoot(resolve(config.root, full)), ...(main ? [joinFile(main.folder, full)] : [])]),
  ];
  for (const path of paths) {
    const folder = path.startsWith('../') ? undefined : contentFolderAt(sources, path);
    if (!folder || path === folder.folder) continue;
    if (isCollection(folder.docs))
      return refuse(`"${folder.folder}" is a folder of posts`, 'Run "slodocs new post TITLE", which names and dates the file.');
    return { path, folder };
  }
  const folders = contentFolders(sources).filter(({ docs }) => !isCollection(docs));
  const list = folders.map(({ folder }) => `"${folder}"`).join(', ');
  return refuse(`"${typed}" is not in a folder of pages`, `This site's pages are in ${list}.`);
}

function wrongExtension(path: string): Refusal | undefined {
  const extension = extname(path);
  // A dot may be part of a name, as in `release-1.40`.
  if (!/^\.(?!mdx?$)[a-z]{2,4}$/i.test(extension)) return undefined;
  return refuse(
    `"${path}" does not end with ".md" or ".mdx"`,
    'Pages are Markdown or MDX. Without an extension, the page is Markdown.',
  );
}

function withExtension(path: string, { documents }: Resolved, mdx: boolean | undefined): string {
  if (/\.mdx?$/.test(path)) return path;
  const siblings = documents.filter(({ source }) => folderOf(source.path) === folderOf(path) && /\.mdx?$/.test(source.path));
  const isMdx = mdx ?? (siblings.length > 0 && siblings.every(({ source }) => source.path.endsWith('.mdx')));
  return `${path}${isMdx ? '.mdx' : '.md'}`;
}

/** The same page with another extension, too. */
async function takenBy({ files }: Context, path: string): Promise<string | undefined> {
  const name = path.replace(/\.mdx?$/, '');
  for (const one of [path, `${name}.md`, `${name}.mdx`]) if (await files.stat(one)) return one;
  return undefined;
}

/** A folder that does not exist, where one of a similar name does. */
async function misspeltFolder(
  context: Context,
  resolved: Resolved,
  folder: string,
  { folder: content }: Place,
): Promise<Refusal | undefined> {
  if (folder === '' || (await context.files.stat(folder))?.isFolder) return undefined;
  const known = new Set(resolved.documents.flatMap(({ source }) => foldersAbove(source.path)));
  const inside = [...known].filter((one) => one.startsWith(content.folder === '.' ? '' : `${content.folder}/`));
  const near = nearest(folder, inside);
  if (near === undefined) return undefined;
  return refuse(`there is no folder "${folder}"`, `Did you mean "${near}"? To create the folder, use --parents.`);
}

function foldersAbove(path: string): readonly string[] {
  const folder = folderOf(path);
  return folder === '' ? [] : [...foldersAbove(folder), folder];
}

/** Behind pages and categories of the folder that have a position; undefined where no page has one. */
function positionAfter({ documents, sources }: Resolved, folder: string): number | undefined {
  const pages = documents.flatMap(({ source, facts }) =>
    folderOf(source.path) === folder ? (facts.frontMatter.sidebar_position ?? []) : [],
  );
  if (pages.length === 0) return undefined;
  const categories = sources.categories.flatMap(({ path, value }) => {
    const position = (value as { readonly position?: unknown } | null)?.position;
    return folderOf(folderOf(path)) === folder && typeof position === 'number' ? position : [];
  });
  return Math.floor(Math.max(...pages, ...categories)) + 1;
}

/** The last word of a path: of an index, that of its folder. A number at its start orders it. */
function nameOf(path: string): string {
  const plain = path.replace(/\.mdx?$/, '').replace(/\/(?:index|readme)$/i, '');
  return plain.slice(plain.lastIndexOf('/') + 1).replace(/^\d+[-_.]+(?=\p{L})/u, '');
}
