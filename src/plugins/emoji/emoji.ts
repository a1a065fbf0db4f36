// Emoji: short names such as `:tada:` in text to the signs that they stand for.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { NoOptions, Plugin } from '#model/plugin';

/** Names that nobody knows stay as they are, and so does code. Ids of headings are made of the names. */
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

/** The list of names is long: it is loaded for the first page that has one. */
function replaceNames() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!name.test(String(file.value))) return;
    const { default: remarkEmoji } = await import('remark-emoji');
    (remarkEmoji as () => (tree: Root) => void)()(tree);
  };
}
