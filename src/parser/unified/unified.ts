// Parses Markdown and MDX with remark, the reference engine, whose errors name the place.
import type { Nodes, Root } from 'mdast';
import type { CompileContext, Extension, Token, Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { Point } from '#model/place';
import type { EngineOptions, Format, ParserExtensions, ParseText } from '../engine-options.ts';
import { runLibrary } from '../library-fault.ts';
import { htmlComments } from './html-comments.ts';
import { narrowing, type Syntax } from './narrowing.ts';

/** Loads the parser of a format. It throws a `VFileMessage` with a place where MDX cannot be parsed. */
export async function loadUnified(
  format: Format,
  { comments, extensions, limits }: Omit<EngineOptions, 'hasSteps' | 'native'>,
): Promise<ParseText> {
  const { unified, remarkParse, remarkGfm, remarkDirective } = await import('./libraries.ts');
  const parserOf = (processor: Processor) => {
    const frozen = processor.freeze();
    const data = frozen.data() as unknown as Extensions;
    const plugins = extensions as Partial<Extensions>;
    const syntaxFor = narrowing(data.micromarkExtensions, limits);
    const trees = [...data.fromMarkdownExtensions.flat().map(whereAddresses), ...(plugins.fromMarkdownExtensions ?? [])];
    return (text: string): Root => {
      // The parser reads its extensions for each text, synchronously.
      Object.assign(data, {
        micromarkExtensions: [...syntaxFor(text), ...(plugins.micromarkExtensions ?? [])],
        fromMarkdownExtensions: trees,
      });
      return runLibrary('remark', () => frozen.parse(text)) as Root;
    };
  };
  const common = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(extended({ fromMarkdownExtensions: [targetPositions] }))
    .freeze();
  if (format === 'md') return parserOf(common());
  // With the parser of its code, MDX takes more to load than all else.
  const { default: remarkMdx } = await import('remark-mdx');
  const mdx = parserOf(
    common()
      .use(remarkMdx)
      .use(comments ? [extended({ micromarkExtensions: [htmlComments()] })] : []),
  );
  return comments ? (text: string) => withRewrittenComments(mdx, text) : mdx;
}

/** The same extensions under the parser's own names. */
interface Extensions {
  readonly micromarkExtensions: readonly Syntax[];
  readonly fromMarkdownExtensions: readonly (TreeExtension | TreeExtension[])[];
}

function extended({ micromarkExtensions = [], fromMarkdownExtensions = [] }: ParserExtensions) {
  return function extend(this: Processor): void {
    const data = this.data() as Record<keyof ParserExtensions, unknown[] | undefined>;
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromarkExtensions];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdownExtensions];
  };
}

/** This is GFM's only transform; it matches several patterns at every node, a tenth of the time for parsing. */
export function whereAddresses(extension: Extension): Extension {
  const transforms = extension.transforms?.map((transform): typeof transform => (tree) => {
    if (holdsAddress(tree)) return transform(tree);
    return tree;
  });
  return transforms ? { ...extension, transforms } : extension;
}

/** Checks text after character references and escapes were decoded. Text in links is skipped. */
function holdsAddress(node: Nodes): boolean {
  if (node.type === 'text') return /@|https?:\/\/|www\./i.test(node.value);
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(holdsAddress);
}

/** The data that the extension sets in `node.data`. */
export interface TargetPosition {
  readonly target?: { readonly start: Point; readonly end: Point };
}

/** Sets `node.url` as the standard compiler does, and `node.data.target` to the range of the address itself. */
export const targetPositions: Extension = {
  exit: { resourceDestinationString: setTarget, definitionDestinationString: setTarget },
};

function setTarget(this: CompileContext, token: Token): undefined {
  const url = this.resume();
  const node = this.stack.at(-1) as unknown as { url: string; data?: TargetPosition };
  node.url = url;
  node.data = { ...node.data, target: { start: pointOf(token.start), end: pointOf(token.end) } };
}

function pointOf({ line, column }: Point): Point {
  return { line, column };
}

/** The rule ID of the error for a comment without an end, or without one in its block. */
export const openComment = 'open-comment';

/**
 * Parses; where the parser fails at `<!--`, rewrites that comment in place and parses again, so no position changes. Throws what
 * `parse` throws.
 */
export function withRewrittenComments<Tree>(parse: (text: string) => Tree, text: string): Tree {
  try {
    return parse(text);
  } catch (thrown) {
    const start = commentAt(text, thrown);
    if (start === undefined) throw thrown;
    const end = text.indexOf('-->', start + 4);
    if (end === -1) throw open(thrown);
    // Braces and slashes would have a meaning inside an MDX comment.
    const words = text.slice(start + 4, end).replace(/[{}/]/g, ' ');
    try {
      return withRewrittenComments(parse, `${text.slice(0, start)}{/**${words}*/}${text.slice(end + 3)}`);
    } catch (again) {
      if (!(again instanceof VFileMessage)) throw again;
      if (again.ruleId === 'unexpected-eof') throw open(thrown);
      const offset = offsetOf(again);
      const isInside = again.ruleId === 'unexpected-lazy' && offset !== undefined && offset > start && offset < end + 3;
      throw isInside ? renamed(again, 'Unexpected lazy line in comment') : again;
    }
  }
}

function commentAt(text: string, thrown: unknown): number | undefined {
  if (!(thrown instanceof VFileMessage) || thrown.ruleId !== 'unexpected-character') return undefined;
  const offset = offsetOf(thrown);
  return offset !== undefined && text.startsWith('<!--', offset - 1) ? offset - 1 : undefined;
}

function offsetOf({ place }: VFileMessage): number | undefined {
  if (!place) return undefined;
  return 'offset' in place ? place.offset : (place as { start: { offset?: number } }).start.offset;
}

function open(thrown: unknown): VFileMessage {
  const { reason, place } = thrown as VFileMessage;
  return new VFileMessage(reason, { place, ruleId: openComment } as never);
}

function renamed({ place, ruleId }: VFileMessage, reason: string): VFileMessage {
  return new VFileMessage(reason, { place, ruleId } as never);
}
