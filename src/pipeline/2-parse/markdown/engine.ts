// Text to mdast: the one place that knows which parser runs.
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { htmlComments } from './html-comments.ts';
import { withRewrittenComments } from './rewrite-comment.ts';
import { targetPositions } from './target-positions.ts';

export type ParseMarkdown = (text: string, format: 'md' | 'mdx') => Root;

export interface EngineOptions {
  /** Whether MDX may hold comments of HTML. */
  readonly comments: boolean;
  /** What steps of plugins add to the parser. */
  readonly extensions: ParserExtensions;
}

/** Under these names unified keeps what extends a parser. */
export interface ParserExtensions {
  readonly micromarkExtensions?: readonly unknown[];
  readonly fromMarkdownExtensions?: readonly unknown[];
}

/** Loads the parser. Its function throws a `VFileMessage` with a place where MDX cannot be parsed. */
export async function loadEngine({ comments, extensions }: EngineOptions): Promise<ParseMarkdown> {
  const [{ unified }, parse, remarkMdx, gfm, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  const extended = ({ micromarkExtensions = [], fromMarkdownExtensions = [] }: ParserExtensions) =>
    function extend(this: Processor): void {
      const data = this.data() as Record<keyof ParserExtensions, unknown[] | undefined>;
      data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromarkExtensions];
      data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdownExtensions];
    };
  const common = unified()
    .use(parse.default)
    .use(gfm.default)
    .use(directive.default)
    .use(extended({ fromMarkdownExtensions: [targetPositions] }));
  const md = common().use(extended(extensions)).freeze();
  const mdx = common()
    .use(remarkMdx.default)
    .use(comments ? [extended({ micromarkExtensions: [htmlComments()] })] : [])
    .use(extended(extensions))
    .freeze();
  const parseMdx = (text: string): Root => mdx.parse(text) as Root;
  const parsers = { md: (text: string): Root => md.parse(text) as Root, mdx: parseMdx };
  if (comments) parsers.mdx = (text) => withRewrittenComments(parseMdx, text);
  return (text, format) => parsers[format](text);
}
