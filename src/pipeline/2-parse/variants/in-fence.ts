// Fills in the variables that a code block names, in its own code and in that of the file that it shows.
import type { Code } from 'mdast';
import type { Context } from '#context/context';
import { inCodeLine, inOpeningLine, metaWithout, metaWords } from '#model/fence-meta';
import { markFence } from '#model/fence-variables';
import type { ShownTo } from '#model/variants';
import { type Positioned, placeOf } from '../facts/node-place.ts';
import { piecesOf, textFor } from './interpolate.ts';

/** The word of a fence whose code names variables. */
const fenceWord = 'variables';

/** `source` is the text that the tree was parsed from. */
export function fillFence(context: Context, node: Code, shownTo: ShownTo, path: string, source: string): void {
  // Without a language, the parser takes the first word for one.
  if (node.lang === fenceWord) Object.assign(node, { lang: null, meta: `${fenceWord} ${node.meta ?? ''}` });
  if (!metaWords(node.meta ?? '').some(({ text }) => text === fenceWord)) return;
  node.meta = metaWithout(node.meta ?? '', { text: fenceWord });
  const fill = (code: string, find: (line: number, name: string) => object, file?: string): string =>
    code
      .split('\n')
      .map((line, index) =>
        piecesOf(line)
          .map(({ name, text }) => {
            if (name === undefined) return text;
            return textFor(context, name, shownTo, placeOf(find(index, name) as Positioned, path), text, file);
          })
          .join(''),
      )
      .join('\n');
  node.value = fill(node.value, (line, name) => inCodeLine(node, source, line, name));
  markFence(node, (code, file) => fill(code, () => inOpeningLine(node, source, file), file));
}
