// Prints a plugin's tree as lines of text, one for each node, so that parse can treat it like any source.
import { LineIndex } from '#kit/line-index';
import type { JsonObject } from '#model/json';
import type { Segment } from '#model/origin';
import type { NodePlace, Range, TreeNode } from '#model/virtual-source';
import { alignScalar } from './align-scalar.ts';

export interface LaidSource {
  /** The text to parse: front matter, an empty line for each node, and the lines of Markdown. */
  readonly text: string;
  /** The tree as JSON, with positions in `text`. */
  readonly tree?: string;
  readonly segments: readonly Segment[];
}

/** The text of the file that a source is made from. */
export interface OriginText {
  readonly text: string;
  readonly lines: LineIndex;
}

/** The texts of the origin, and of other files that nodes come from. */
export interface OriginTexts {
  readonly origin: string | undefined;
  readonly texts: ReadonlyMap<string, OriginText>;
}

/** `whole` is the place of the source in its origin, for nodes without a place of their own. */
export function layTree(
  tree: TreeNode,
  frontMatter: JsonObject | undefined,
  whole: Range,
  { origin, texts }: OriginTexts,
): LaidSource {
  // Markdown that begins with a thematic break opens no front matter.
  const lines: string[] = frontMatter === undefined ? [''] : frontMatterLines(frontMatter);
  const segments: Segment[] = [{ from: { line: 1, column: 1 }, start: whole.start, end: whole.end }];
  const elsewhere = ({ file }: NodePlace) => (file === undefined || file === origin ? {} : { file });
  const layNode = (place: NodePlace): Range => {
    lines.push('');
    const from = { line: lines.length, column: 1 };
    segments.push({ from, start: place.start, end: place.end, ...elsewhere(place) });
    return { start: from, end: from };
  };
  const lay = ({ place: own, position, ...node }: TreeNode, above: NodePlace): object => {
    const place: NodePlace = own ?? (position as Range | undefined) ?? above;
    if (node.type === 'markdown') {
      const from = lines.length;
      const value = String(node.value).replace(/\r\n?/g, '\n');
      const text = texts.get(place.file ?? origin ?? '');
      for (const segment of segmentsOf(value, from + 1, place, text)) segments.push({ ...segment, ...elsewhere(place) });
      lines.push(...value.split('\n'));
      return { type: node.type, from, to: lines.length };
    }
    const laid = node.type === 'root' ? {} : { position: layNode(place) };
    const { attributes, children } = node;
    return {
      ...node,
      ...laid,
      ...(attributes && { attributes: attributes.map((attribute) => lay(attribute as TreeNode, place)) }),
      ...(children && { children: children.map((child) => lay(child, place)) }),
    };
  };
  const laid = JSON.stringify(lay(tree, whole));
  return { text: lines.join('\n'), tree: laid, segments };
}

/** Lays out a plugin's text that comes from a place of its origin. */
export function layText(text: string, whole: Range, origin: OriginText | undefined): LaidSource {
  return { text, segments: segmentsOf(text, 1, whole, origin) };
}

/**
 * Maps the text to its origin line by line and, where it was escaped or indented, part by part; to the whole place where it does
 * not match.
 */
function segmentsOf(value: string, line: number, place: Range, origin: OriginText | undefined): readonly Segment[] {
  const whole: Segment = { from: { line, column: 1 }, start: place.start, end: place.end };
  if (!origin) return [whole];
  const start = origin.lines.offsetAt(place.start);
  const runs = alignScalar(origin.text.slice(start, origin.lines.offsetAt(place.end)), value);
  if (!runs || runs.length === 0) return [whole];
  const own = new LineIndex(value);
  const found: Segment[] = [];
  for (const [index, run] of runs.entries()) {
    const end = runs[index + 1]?.value ?? value.length;
    for (let at = run.value; at < end; ) {
      const from = own.pointAt(at);
      found.push({
        from: { line: from.line + line - 1, column: from.column },
        start: origin.lines.pointAt(start + run.source + at - run.value),
      });
      const next = value.indexOf('\n', at);
      at = next === -1 ? end : next + 1;
    }
  }
  return found;
}

/** JSON is YAML. */
function frontMatterLines(frontMatter: JsonObject): string[] {
  return ['---', ...Object.entries(frontMatter).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`), '---'];
}
