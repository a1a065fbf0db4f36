// Rewrites addresses and ids in the navbar and footer of the configuration.

import type { Context } from '#context/context';
import type { NavbarItem } from '#model/navigation';
import type { Place } from '#model/place';
import { findLink } from '#pipeline/3-resolve/addressing';
import type { Editor } from './editor.ts';
import type { Move, MovedNames } from './planned-move.ts';
import { rewrite } from './rewrite-links.ts';

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
