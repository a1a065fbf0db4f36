// Replaces emoji short names in text, such as `:tada:`, by the characters they stand for.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { NoOptions, Plugin } from '#model/plugin';

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

/** The long list of names is loaded only for the first page that needs it. */
function replaceNames() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!name.test(String(file.value))) return;
    const { default: remarkEmoji } = await import('remark-emoji');
    (remarkEmoji as () => (tree: Root) => void)()(tree);
  };
}
