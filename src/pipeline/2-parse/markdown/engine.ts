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
}

/** Loads the parser. Its function throws a `VFileMessage` with a place where MDX cannot be parsed. */
export async function loadEngine({ comments }: EngineOptions): Promise<ParseMarkdown> {
  const [{ unified }, parse, remarkMdx, gfm, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
  ]);
  function withTargetPositions(this: Processor): void {
    const data = this.data() as { fromMarkdownExtensions?: unknown[] };
    data.fromMarkdownExtensions ??= [];
    data.fromMarkdownExtensions.push(targetPositions);
  }
  function withComments(this: Processor): void {
    const data = this.data() as { micromarkExtensions?: unknown[] };
    data.micromarkExtensions ??= [];
    data.micromarkExtensions.push(htmlComments());
  }
  const common = unified()
    .use(parse.default)
    .use(gfm.default)
    .use(directive.default)
    .use(withTargetPositions as never);
  const md = common().freeze();
  const mdx = common()
    .use(remarkMdx.default)
    .use(comments ? [withComments as never] : [])
    .freeze();
  const parseMdx = (text: string): Root => mdx.parse(text) as Root;
  const parsers = { md: (text: string): Root => md.parse(text) as Root, mdx: parseMdx };
  if (comments) parsers.mdx = (text) => withRewrittenComments(parseMdx, text);
  return (text, format) => parsers[format](text);
}
