// Collects where the words of a source stand, for Vale.
import type { Root } from 'mdast';
import { type MadeText, madeTexts, marksOf, type ProseMarks, readProse, type StepData, settleProse } from 'slodocs/kit';
import type { VFile } from 'vfile';

export interface CollectedProse extends ProseMarks {
  /** Comments to Vale, such as `vale off`, with their lines. */
  readonly comments: readonly { readonly line: number; readonly text: string }[];
  /** Texts of which a plugin has made nodes: they are found where the page comes from. */
  readonly made: readonly MadeText[];
}

/** The remark step. Comes before all others, which change the tree. */
export function collectProse() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { path, read, collect } = (file.data as { slodocs: StepData }).slodocs;
    const parsed = String(file.value);
    // Of a source that a plugin has made there is no file.
    const source = await read(path).catch(() => parsed);
    const { blocks, comments } = settleProse(readProse(tree, parsed), parsed, source);
    const { words, stands } = marksOf(blocks);
    const made = madeTexts(tree);
    if (words.length === 0 && made.length === 0) return;
    collect({ words, stands, comments: comments.map(({ line, text }) => ({ line, text })), made }, undefined);
  };
}
