// Parses Markdown and MDX with remark, the reference engine, whose errors name the place.
import type { Root } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import type { EngineOptions, Format, ParserExtensions, ParseText } from '../engine-options.ts';
import { runLibrary } from '../library-fault.ts';
import { htmlComments } from './html-comments.ts';
import { narrowing, type Syntax } from './narrowing.ts';
import { withRewrittenComments } from './rewrite-comment.ts';
import { targetPositions } from './target-positions.ts';
import { whereAddresses } from './text-addresses.ts';

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
