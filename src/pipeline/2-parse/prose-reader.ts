// Reads the prose of sources: what people read in them, with the places of the words.
import { VFile } from 'vfile';
import type { Context } from '#context/context';
import { readSource } from '#context/source-text';
import { frontProse } from '#kit/prose/front-prose';
import { madeTexts, placeMade } from '#kit/prose/made-texts';
import { proseInOrigin } from '#kit/prose/origin-prose';
import { readProse } from '#kit/prose/read-prose';
import { settleProse } from '#kit/prose/settle-prose';
import type { Document } from '#model/document';
import type { LinterComment, ProseBlock } from '#model/prose';
import { prepare } from '#parser/normalize-markdown';
import { splitFrontMatter } from './front-matter/front-matter.ts';
import { loadParser } from './parse-job.ts';
import { formatOf } from './parsed-source.ts';
import { treeOfPlugin } from './tree/tree-of-plugin.ts';

export interface ReadProse {
  readonly blocks: readonly ProseBlock[];
  readonly comments: readonly LinterComment[];
}

/** Undefined for a document that could not be parsed, and for one that is a module. Reports nothing. */
export type ProseReader = (document: Document) => Promise<ReadProse | undefined>;

/** Reads sources as they are written: steps of plugins see nothing of it. */
export function proseReader(context: Context): ProseReader {
  let loaded: ReturnType<typeof loadParser> | undefined;
  const read: ProseReader = async ({ source, facts }) => {
    if (!facts.complete) return undefined;
    loaded ??= loadParser(context);
    const { parser } = await loaded;
    const { text, ...rest } = await readSource(context.files, context.reporter, source);
    const split = splitFrontMatter(text, source.path);
    const format = formatOf(context, rest, facts.frontMatter);
    try {
      const vfile = new VFile({ path: source.path, value: text });
      const parsed = prepare(split.content, format, context.config.settings.markdown.mdx1Compat);
      const tree =
        source.tree === undefined
          ? await parser.engine.parse(parsed, format, () => undefined)
          : treeOfPlugin(context, await parser.engine.unified(), source, vfile);
      const seen = source.tree === undefined ? parsed : String(vfile.value);
      const { blocks, comments } = settleProse(readProse(tree, seen), seen, text);
      if (source.origin) {
        const made = source.tree === undefined ? [] : madeTexts(tree);
        const placed = placeMade(made, source.origin, context.files.text);
        return { blocks: [...proseInOrigin(blocks, source.origin), ...placed], comments: [] };
      }
      // Nobody has written a source that has neither file nor origin.
      if (source.inline !== undefined) return { blocks: [], comments: [] };
      const file = context.files.standIn(source.path);
      return { blocks: [...frontProse(facts, text), ...blocks].map((block) => ({ file, ...block })), comments };
    } catch {
      return undefined;
    }
  };
  return async (document) => (await context.reporter.capture(() => read(document))).value;
}
