// Reports headings that skip a level or have no text.
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';

export interface HeadingRules {
  readonly levels: boolean;
  readonly words: boolean;
}

/** The rehype step, where headings of Markdown, HTML and JSX are alike. */
export function checkHeadings({ levels, words }: HeadingRules) {
  return () => (tree: Root, file: VFile) => {
    const { report, partial } = (file.data as { slodocs: StepData }).slodocs;
    // Every page has a title, written or generated. What comes before a partial is unknown.
    let level: number | undefined = partial ? undefined : 1;
    walk(tree, (node) => {
      if (mayHoldHeadings(node)) level = undefined;
      const depth = depthOf(node);
      if (depth === undefined) return;
      if (node.position && levels && level !== undefined && depth > level + 1)
        report(skipped(node as Element, depth, level), node);
      if (node.position && words && isWordless(node as Element)) report(wordless(node as Element), node);
      level = depth;
    });
  };
}

function depthOf(node: Nodes): number | undefined {
  const name = node.type === 'element' ? node.tagName : 'name' in node && typeof node.name === 'string' ? node.name : '';
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

/** True for expressions and components, whose output is unknown; tabs add no headings of their own. */
function mayHoldHeadings(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression') return true;
  return node.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(node.name ?? '') && node.name !== 'Tabs' && node.name !== 'TabItem';
}

/** Code, emoji and images count as text; the output of components is unknown. */
function isWordless(heading: Element): boolean {
  if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(textOf(heading))) return false;
  let saysMore = false;
  walk(heading, (node) => {
    const isElement = node.type === 'element' && ['code', 'img', 'svg'].includes(node.tagName);
    saysMore = isElement || node.type.startsWith('mdx');
    return saysMore ? EXIT : undefined;
  });
  return !saysMore;
}

function skipped(heading: Element, depth: number, level: number) {
  const above = level === 1 ? 'the title' : `a level-${level} heading`;
  const name = textOf(heading).trim();
  return {
    code: 'skipped-heading',
    message: `the level-${depth} heading "${name}" follows ${above}: level ${level + 1} is skipped`,
    help: `Make it a level-${level + 1} heading. To change how large it looks, use CSS.`,
  };
}

function wordless(heading: Element) {
  const text = textOf(heading).trim();
  return {
    code: 'heading-without-words',
    message: text === '' ? 'the heading is empty' : `the heading "${text}" contains neither letters nor digits`,
    help: 'Describe the section below, or remove the heading. To separate two parts with a line, write `***`.',
  };
}
