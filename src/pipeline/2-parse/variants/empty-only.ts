// Reports a part for some readers that has no content, of which they would see the label alone.
import type { RootContent } from 'mdast';
import type { Context } from '#context/context';
import { isComment, plainText } from '../facts/plain-text.ts';
import { type OnlyNode, placeOfWord } from './read-only.ts';

export function isEmptyOnly({ children }: OnlyNode): boolean {
  return (children as RootContent[]).every(isNothing);
}

function isNothing(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return plainText(node, (source) => source) === '';
  if (isComment(node)) return true;
  return node.type === 'paragraph' && node.children.every(isNothing);
}

/** `source` is the text that the tree was parsed from. */
export function reportEmptyOnly({ reporter }: Context, node: OnlyNode, file: string, source: string): void {
  // Without attributes, it is reported already.
  if (Object.keys(node.attributes ?? {}).length === 0) return;
  reporter.report({
    code: 'parse/faulty-only',
    message: 'this part has no content to show',
    help: helps[node.type],
    place: placeOfWord(node, node.name ?? '', file, source),
  });
}

const helps: Readonly<Record<OnlyNode['type'], string>> = {
  textDirective: 'Put its text in brackets, as in `:only[text]{…}`, or remove it.',
  containerDirective: 'Add content between the two lines of colons, or remove them.',
  mdxJsxTextElement: 'Add content between `<Only …>` and `</Only>`, or remove the element.',
  mdxJsxFlowElement: 'Add content between `<Only …>` and `</Only>`, or remove the element.',
};
