// Explains what a file that is no page is for the site, and lists the pages that are made from it.
import type { Page } from '#model/page';
import type { FileExplanation, FileRole, MadeFrom } from '#model/why';
import { nameOfPage } from './explain-page.ts';
import type { Known } from './known.ts';
import { ownFilesOf } from './made-from.ts';

export async function explainFile(known: Known, path: string): Promise<FileExplanation> {
  const isConfig = known.context.config.inputs.includes(path);
  const uses = isConfig ? new Map<Page, FileRole>() : await usesOf(known, path);
  const asset = known.sources.assets.find((asset) => asset.path === path);
  return {
    kind: 'file',
    path,
    role: uses.values().next().value ?? roleWithoutUse(known, path),
    served: asset?.served,
    pages: [...uses.keys()].map(nameOfPage),
  };
}

/** Pages that are made from the file, with what it is for each. */
async function usesOf(known: Known, path: string): Promise<ReadonlyMap<Page, FileRole>> {
  const uses = new Map<Page, FileRole>();
  const isIt = (one: MadeFrom): boolean => one.path === path || one.with?.includes(path) === true;
  const isListed = listedBy(known, path);
  const { pages } = known.site;
  const readFor = await known.readFor(pages);
  for (const page of pages) {
    const used = [...ownFilesOf(page), ...known.codeOf(page), ...readFor(page)].find(isIt);
    if (used && used.kind !== 'source') uses.set(page, used.kind);
    else if (isListed(page)) uses.set(page, 'sidebar');
  }
  return uses;
}

/** Sidebars are made from files of their own, and from those about folders: they show on all pages that have them. */
function listedBy({ sources }: Known, path: string): (page: Page) => boolean {
  const files = [...sources.sidebars, ...sources.categories].filter((file) => file.path === path || file.path === `./${path}`);
  return (page) =>
    page.kind === 'doc' &&
    page.sidebar !== undefined &&
    files.some(({ docs, version }) => docs === page.docs && version === page.version);
}

function roleWithoutUse({ context, sources, documents }: Known, path: string): FileExplanation['role'] {
  if (documents.some(({ source }) => source.path === path)) return 'partial';
  if (sources.assets.some((asset) => asset.path === path)) return 'asset';
  const isRead = context.files.observed().some(([[kind, asked]]) => kind === 'bytes' && asked === path);
  return isRead || context.config.inputs.includes(path) ? 'site' : 'unused';
}
