// Replaces emoji short names in text, such as `:tada:`, by the characters they stand for.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { NoOptions, Plugin } from '#model/plugin';
import { walk } from '#model/walk';

/** Leaves unknown names and code alone. Ids of headings are made from the names. */
export function emoji(options: NoOptions = {}): Plugin<NoOptions> {
  return {
    name: 'emoji',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    markdown: () => ({ remark: [replaceNames] }),
  };
}

const name = /:(?:[\w-]+|\+1):/;
/** Names between which and the words around them is a space or a sign, and all other colons, as in `math::top::ten` and `10:30:15`. */
const names = /(?<![\p{L}\p{N}_:])(?::(?:[\w-]+|\+1):)+(?![\p{L}\p{N}_:])|:/gu;
/** Stands for a colon that is none of a name. No Markdown holds it. */
const hidden = '\0';

/** The long list of names is loaded only for the first page that needs it. */
function replaceNames() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!name.test(String(file.value))) return;
    const { default: remarkEmoji } = await import('remark-emoji');
    walk(tree, 'text', (node) => {
      node.value = node.value.replace(names, (found) => (found.length === 1 ? hidden : found));
    });
    (remarkEmoji as () => (tree: Root) => void)()(tree);
    walk(tree, 'text', (node) => {
      node.value = node.value.replaceAll(hidden, ':');
    });
  };
}
