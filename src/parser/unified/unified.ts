// Parses Markdown and MDX with remark, the reference engine, whose errors name the place.

import type { Nodes, Root } from 'mdast';
import type { Extension, Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import type { EngineOptions, Format, ParserExtensions, ParseText } from '../engine-options.ts';
import { runLibrary } from '../library-fault.ts';
import { htmlComments } from './html-comments.ts';
import { narrowing, type Syntax } from './narrowing.ts';
import { withRewrittenComments } from './rewrite-comment.ts';
import { targetPositions } from './target-positions.ts';

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
