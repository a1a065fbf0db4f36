// Replaces emoji short names in text, such as `:tada:`, by the characters they stand for.
import type { Parents, Root, Text } from 'mdast';
import { type NoOptions, type Plugin, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';

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
/** Words of these scripts stand beside others without a space. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan']
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const joining = `(?:(?![${unspaced}])[\\p{L}\\p{N}_]|:)`;
/** Names between which and the words around them is a space or a sign, and all other colons, as in `math::top::ten` and `10:30:15`. */
const names = new RegExp(`(?<!${joining})(?::(?:[\\w-]+|\\+1):)+(?!${joining})|:`, 'gu');
/** Stands for a colon that is none of a name. No Markdown holds it. */
const hidden = '\0';

/** The long list of names is loaded only for the first page that needs it. */
function replaceNames() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!name.test(String(file.value))) return;
    const { default: remarkEmoji } = await import('remark-emoji');
    walk(tree, 'text', (node, index, parent) => {
      if (parent && index !== undefined) joinBehind(node, parent, index + 1);
      node.value = node.value.replace(names, (found) => (found.length === 1 ? hidden : found));
    });
    (remarkEmoji as () => (tree: Root) => void)()(tree);
    walk(tree, 'text', (node) => {
      node.value = node.value.replaceAll(hidden, ':');
    });
  };
}

const opened = /:(?:[\w-]+|\+1)$/;
const closing = new RegExp(`^:[${unspaced}]`, 'u');

/** The last colon of `完成:tada:了` begins a directive, which is shown as text where nobody handles it. */
function joinBehind(text: Text, { children }: Parents, next: number): void {
  for (;;) {
    const value = proseOf(children[next]);
    if (value === undefined || !opened.test(text.value) || !closing.test(value)) return;
    const behind = children[next + 1];
    const isText = behind?.type === 'text';
    text.value += value + (isText ? behind.value : '');
    children.splice(next, isText ? 2 : 1);
  }
}

/** `admonitions` gives directives that are nobody's the value of their source. */
function proseOf(node: Parents['children'][number] | undefined): string | undefined {
  const { value } = node?.type === 'textDirective' ? (node as { value?: unknown }) : {};
  return typeof value === 'string' ? value : undefined;
}
