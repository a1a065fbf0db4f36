// Explains what a file other than a page is for, and lists the pages made from it.
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

/** Pages made from the file, each with the file's role. */
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

/** Files of sidebars and categories affect all pages with that sidebar. */
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
