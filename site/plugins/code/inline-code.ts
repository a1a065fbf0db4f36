// Finds inline code and its positions in the source.
import type { Element, Root } from 'hast';
import type { Place, StepData } from 'slodocs';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export interface InlineCode {
  readonly text: string;
  place(start: number, end: number): Place;
}

export function inlineCodeOf(tree: Root, file: VFile): readonly InlineCode[] {
  const { path } = file.data['slodocs'] as StepData;
  const source = String(file.value).split(/\r\n|[\r\n]/);
  const found: InlineCode[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre') return SKIP;
    const code = node.tagName === 'code' ? codeOf(node, path, source) : undefined;
    if (code) found.push(code);
    return undefined;
  });
  return found;
}

function codeOf({ children, position }: Element, file: string, source: readonly string[]): InlineCode | undefined {
  const [child] = children;
  const text = child?.type === 'text' ? child.value : '';
  const span = position ?? child?.position;
  if (text === '' || !span) return undefined;
  const { line, column } = span.start;
  const at = source[line - 1]?.indexOf(text, column - 1) ?? -1;
  // Code that spans two lines is marked as a whole.
  const whole = { file, start: { line, column }, end: { line: span.end.line, column: span.end.column } };
  const within = (start: number, end: number): Place => ({
    file,
    start: { line, column: at + 1 + start },
    end: { line, column: at + 1 + end },
  });
  return { text, place: (start, end) => (at < 0 ? whole : within(start, end)) };
}
