// Parses texts natively in a process of its own, so that a crash of the native parser ends no build.
import { createMdastHandle, createMdxMdastHandle, dropHandle, serializeHandle } from 'satteri';
import type { NativeAnswer, NativeQuestion } from '#context/native-parser';

const create = { md: createMdastHandle, mdx: createMdxMdastHandle };
const features = { gfm: true, directive: true, frontmatter: false };

process.on('message', (questions: readonly NativeQuestion[]) => {
  const answer: NativeAnswer = questions.map(({ text, format }) => treeOf(text, format));
  process.send?.(answer);
});

/** Null for a text that the parser refuses. */
function treeOf(text: string, format: NativeQuestion['format']): Uint8Array | null {
  try {
    const handle = create[format](text, features);
    try {
      return serializeHandle(handle);
    } finally {
      dropHandle(handle);
    }
  } catch {
    return null;
  }
}
