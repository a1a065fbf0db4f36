// Retargets the redirects of a site after a move, and adds those from the addresses that change.
import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import type { NavbarItem } from '#model/navigation';
import type { Place } from '#model/place';
import { type Redirect, redirectKey } from '#model/redirect';
import { findLink } from '#pipeline/3-resolve/addressing';
import type { Editor } from './editor.ts';
import type { Move, MovedNames } from './relocate.ts';
import { rewrite } from './rewrite-links.ts';
import { type MovedRoute, writeFrontMatter } from './write-front-matter.ts';

/** A site with a redirects file keeps its redirects there. */
const table = 'redirects.tsv';

/** Answers those of `moved` for which there is no place to write a redirect. */
export async function rewriteRedirects(
  { files }: Context,
  move: Move,
  moved: readonly MovedRoute[],
  editor: Editor,
): Promise<readonly MovedRoute[]> {
  const taken = new Set(moved.map(({ to }) => redirectKey(to)));
  const isRead = files.observed().some(([ask]) => ask[0] === 'bytes' && ask[1] === table);
  // Redirects from patterns and extensions are written nowhere; an address that is a page again needs no redirect.
  const own = move.before.redirects.filter(({ rule }) => rule === undefined);
  const [gone, kept] = [own.filter(isGone), own.filter((redirect) => !isGone(redirect))];
  for (const { to, targetPlace } of kept) if (targetPlace) await rewriteAddress(move, editor, to, targetPlace);
  if (!isRead) return writeFrontMatter(moved, editor);
  if (moved.length > 0) await writeRows(moved, gone, editor);
  return [];

  function isGone({ from, place }: Redirect): boolean {
    return place?.file === table && taken.has(redirectKey(from));
  }
}

async function writeRows(moved: readonly MovedRoute[], gone: readonly Redirect[], editor: Editor): Promise<void> {
  const text = await editor.textOf(table);
  const lines = new LineIndex(text);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  for (const { place } of gone) {
    if (!place) continue;
    const [start, end] = [place.start.line, place.start.line + 1].map((line) => lines.offsetAt({ line, column: 1 }));
    await editor.text(lines.place(table, start ?? 0, end ?? 0), '');
  }
  const columns = columnsOf(text);
  const rows = moved.map(({ from, to }) => {
    const cells: Readonly<Record<string, string>> = { from: encode(from, /[%?#:*\s\\]/g), to: encode(to, /[%?#\s\\]/g) };
    return `${columns
      .map((name) => cells[name] ?? '')
      .join('\t')
      .trimEnd()}${eol}`;
  });
  const isOpen = text !== '' && !text.endsWith('\n');
  await editor.text(lines.place(table, text.length, text.length), (isOpen ? eol : '') + rows.join(''));
}

/** As a first row names them. */
function columnsOf(text: string): readonly string[] {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '' && !line.startsWith('#'));
  const names = first?.split('\t').map((name) => name.trim().toLowerCase()) ?? [];
  return names.includes('from') && names.includes('to') ? names : ['from', 'to'];
}

/** A blank inside of a path may stand as it is. */
function encode(path: string, characters: RegExp): string {
  return path.replace(characters, (character) => {
    if (character === ' ') return character;
    const code = character.charCodeAt(0);
    return code < 128 ? `%${code.toString(16).toUpperCase().padStart(2, '0')}` : encodeURIComponent(character);
  });
}

/** An address in the configuration or in a sidebar, which starts from the root of the site. */
export async function rewriteAddress(move: Move, editor: Editor, target: string, place: Place): Promise<void> {
  const origin = { file: '', contentFolder: '', path: '/' };
  await rewrite(move, editor, { kind: 'link', target, place }, [[origin, origin]], (address, from, { destinations }) =>
    findLink(address, from, destinations),
  );
}

export async function rewriteNavbar({ config }: Context, move: Move, names: MovedNames, editor: Editor): Promise<void> {
  type Path = readonly (string | number)[];
  const { navbar, footer } = config.settings.theme;
  const links = async (
    item: { readonly to?: string | undefined; readonly href?: string | undefined },
    path: Path,
  ): Promise<void> => {
    const address = item.to ?? item.href;
    const at = [...path, item.to === undefined ? 'href' : 'to'];
    if (address !== undefined) await rewriteAddress(move, editor, address, config.locate(at));
  };
  const visit = async (items: readonly NavbarItem[] | undefined, path: Path): Promise<void> => {
    for (const [index, item] of (items ?? []).entries()) {
      const at = [...path, index];
      await links(item, at);
      if (item.type === 'doc') await docItem(item, at);
      for (const key of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const) await visit(item[key], [...at, key]);
    }
  };
  const docItem = async ({ docId: id = '', docsPluginId: docs = 'default' }: NavbarItem, path: Path): Promise<void> => {
    const versions = move.before.sources.versions.filter((version) => version.docs === docs);
    const ids = versions
      .filter(({ name }) => move.before.destinations.table.byId(docs, name, id))
      .map(({ name }) => names.idOf(docs, name, id));
    // If another version keeps the id, the item still leads there.
    const [next] = ids;
    if (next !== undefined && !ids.includes(id)) await editor.scalar(config.locate([...path, 'docId']), id, next);
  };
  await visit(navbar.items, ['theme', 'navbar', 'items']);
  for (const [column, { items }] of footer.columns.entries()) {
    for (const [index, item] of items.entries()) await links(item, ['theme', 'footer', 'columns', column, 'items', index]);
  }
  for (const part of ['navbar', 'footer'] as const) {
    const href = config.settings.theme[part].logo?.href;
    if (href !== undefined) await rewriteAddress(move, editor, href, config.locate(['theme', part, 'logo', 'href']));
  }
}
