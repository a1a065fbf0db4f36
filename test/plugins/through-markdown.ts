// Converts Markdown to HTML through the steps of plugins, with the parser and compiler packages that the core uses.
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { StepData } from '#model/markdown-steps';
import type { Plugin } from '#model/plugin';
import type { PluginContext } from '#model/plugin-context';
import type { Settings } from '#model/settings';
import { sayEnglish } from '../say-english.ts';

export interface Passed {
  readonly html: string;
  /** `code line:column-line:column message | help`, in the order in which they were reported. */
  readonly reports: readonly string[];
}

/** All that a hook of markdown of ours looks at. */
const nothing = { say: sayEnglish } as PluginContext & Settings;

export async function throughMarkdown(text: string, plugins: readonly Plugin[], format: 'md' | 'mdx' = 'md'): Promise<Passed> {
  const reports: string[] = [];
  const codes = new Set(plugins.flatMap((plugin) => Object.keys(plugin.diagnostics ?? {})));
  const slodocs: StepData = {
    path: 'docs/page.md',
    partial: false,
    report({ code, message, help }, node) {
      if (!codes.has(code)) throw new Error(`no plugin has the code ${code}`);
      const { start, end } = (node?.position ?? { start: {}, end: {} }) as { start: Point; end: Point };
      reports.push(`${code} ${start.line}:${start.column}-${end.line}:${end.column} ${message} | ${help}`);
    },
    read: async (path) => Promise.reject(new Error(`nothing reads ${path}`)),
    collect: () => {
      throw new Error('nothing is collected');
    },
    order: () => {
      throw new Error('nothing is ordered');
    },
  };
  const steps = await Promise.all(plugins.map((plugin) => plugin.markdown?.(nothing, nothing)));
  const rounds = [...steps.map((step) => step?.before), ...steps, ...steps.map((step) => step?.after)];
  const processor = unified()
    .use(remarkParse)
    .use(format === 'mdx' ? [remarkMdx] : [])
    .use([remarkGfm, remarkDirective])
    .use(rounds.flatMap((lists) => lists?.remark ?? []) as PluggableList)
    .use(
      remarkRehype,
      format === 'mdx' ? { passThrough: ['mdxJsxFlowElement', 'mdxTextExpression'] as never } : { allowDangerousHtml: true },
    )
    .use(format === 'mdx' ? [] : [rehypeRaw])
    .use(rounds.flatMap((lists) => lists?.rehype ?? []) as PluggableList);
  const file = new VFile({ value: text, data: { slodocs } });
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  visit(tree as Parameters<typeof visit>[0], (node) => {
    if (node.type === 'mdxJsxFlowElement') Object.assign(node, { type: 'element', tagName: 'mdx', properties: {} });
  });
  return { html: toHtml(tree), reports };
}

interface Point {
  readonly line: number;
  readonly column: number;
}
