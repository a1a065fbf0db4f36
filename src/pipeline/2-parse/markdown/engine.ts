// Text to mdast: the one place that knows which parser runs.
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { targetPositions } from './target-positions.ts';

export type ParseMarkdown = (text: string, format: 'md' | 'mdx') => Root;

/** Loads the parser. Its function throws a `VFileMessage` with a place where MDX cannot be parsed. */
export async function loadEngine(): Promise<ParseMarkdown> {
  const [{ unified }, parse, mdx, gfm, directive] = await Promise.all([
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
  const common = unified()
    .use(parse.default)
    .use(gfm.default)
    .use(directive.default)
    .use(withTargetPositions as never);
  const engines = { md: common().freeze(), mdx: common().use(mdx.default).freeze() };
  return (text, format) => engines[format].parse(text) as Root;
}
