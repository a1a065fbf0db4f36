// Makes the texts that Vale checks: the words of each source at their lines and columns.
import {
  blankedText,
  type Document,
  exactMarks,
  frontProse,
  marksOf,
  type PlacedSite,
  type PluginContext,
  type ProseMarks,
  placeMade,
  type Site,
} from 'slodocs/kit';
import type { CollectedProse } from '../prose.ts';

export interface ProseText {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
  readonly comments: CollectedProse['comments'];
}

/** The pages of a site, and what was collected from their sources. */
export type ProseSite = Pick<Site, 'pages'> & Pick<PlacedSite, 'collected'>;

interface OfFile {
  readonly marks: ProseMarks[];
  readonly documents: Document[];
  readonly comments: CollectedProse['comments'][number][];
}

/** Sorted by file. Pages that are made from a file, such as those of an API, are words of that file. */
export async function proseTexts(
  site: ProseSite,
  globs: readonly string[] | undefined,
  ctx: PluginContext,
): Promise<readonly ProseText[]> {
  const documents = new Map(
    site.pages.flatMap((page) => ('document' in page ? [[page.document.source.path, page.document] as const] : [])),
  );
  const byFile = new Map<string, OfFile>();
  const own = (file: string): OfFile => {
    const found = byFile.get(file) ?? { marks: [], documents: [], comments: [] };
    byFile.set(file, found);
    return found;
  };
  for (const { plugin, path, data } of site.collected) {
    if (plugin !== 'lint') continue;
    const document = documents.get(path);
    const prose = data as unknown as CollectedProse;
    const origin = document?.source.origin;
    if (origin) {
      for (const [file, marks] of exactMarks(prose, origin)) own(file).marks.push(marks);
      const sources = await readAll([origin.file, ...origin.segments.flatMap(({ file = [] }) => file)], ctx);
      for (const block of placeMade(prose.made, origin, (file) => sources.get(file) ?? ''))
        own(block.file).marks.push(marksOf([block]));
    }
    // Nobody has written a source that has neither file nor origin.
    if (document?.source.inline !== undefined) continue;
    const { marks, documents: ofFile, comments } = own(ctx.translationOf(path) ?? path);
    marks.push(prose);
    comments.push(...prose.comments);
    if (document) ofFile.push(document);
  }
  const wanted = globs && new Set(await ctx.glob(globs));
  const texts: ProseText[] = [];
  for (const [file, { marks, documents: ofFile, comments }] of [...byFile].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (wanted && !wanted.has(file)) continue;
    const source = await ctx.read(file).catch(() => '');
    const all = [...marks, ...ofFile.map(({ facts }) => marksOf(frontProse(facts, source)))];
    const text = blankedText(source, {
      words: all.flatMap(({ words }) => words),
      stands: all.flatMap(({ stands }) => stands),
    });
    if (/\S/.test(text)) texts.push({ file, text, comments });
  }
  return texts;
}

async function readAll(files: readonly string[], { read }: PluginContext): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of new Set(files)) texts.set(file, await read(file).catch(() => ''));
  return texts;
}
