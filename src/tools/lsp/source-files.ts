// Tells pages that authors have written from those that plugins make, and finds the page that an address leads to.
import { attempt } from '#model/attempt';
import { folderOf, joinFile } from '#model/file-path';
import type { Doc, Page } from '#model/page';
import type { Snapshot } from './snapshot.ts';

/** True for a page that has a file, to which links may lead by its path. */
export function isSourceFile({ document }: Pick<Doc, 'document'>): boolean {
  return document.source.inline === undefined && /\.mdx?$/.test(document.source.path);
}

/** The page that an address without anchor means on the page of `file`; that page itself for an empty one. */
export function pageOfAddress(site: Snapshot, file: string, address: string): Page | undefined {
  const page = site.pages.get(file);
  if (address === '') return page;
  const plain = decode(address.split('?', 1)[0] ?? '');
  if (plain.startsWith('@site/')) return site.pages.get(plain.slice('@site/'.length));
  if (/\.mdx?$/.test(plain) && !plain.startsWith('/'))
    return site.pages.get(joinFile(folderOf(page?.document.source.path ?? file), plain));
  if (!plain.startsWith('/')) {
    const from = page?.route.path ?? '/';
    return site.pageAt(new URL(plain, `https://site.example${encodeURI(from)}`).pathname);
  }
  const { baseUrl } = site.settings;
  const found = site.pageAt(plain) ?? (plain.startsWith(baseUrl) ? site.pageAt(`/${plain.slice(baseUrl.length)}`) : undefined);
  return found ?? pageOfRootedFile(site, plain, page);
}

/** `/guide.md` counts from the folder of the docs, or from the root. */
function pageOfRootedFile(site: Snapshot, plain: string, page: Doc | undefined): Page | undefined {
  if (!/\.mdx?$/.test(plain)) return undefined;
  const path = page?.document.source.path ?? '';
  const folder = page ? path.slice(0, path.length - page.document.source.relative.length) : '';
  return site.pages.get(joinFile(folder, plain)) ?? site.pages.get(joinFile('', plain));
}

function decode(address: string): string {
  return attempt(() => decodeURI(address).replace(/%2[89]/g, decodeURIComponent), address);
}
