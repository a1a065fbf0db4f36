// Checks `<head>` and `<Head>` in content, and removes elements that the head of a page cannot contain.
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import { find, html } from 'property-information';
import type { Reporter } from '#context/reporter';
import { walk } from '#kit/walk';
import type { Import } from '#model/document';
import { problemOfHeadElement } from '#model/head';
import { placeOf } from './links.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Literal elements are checked here, at their place, and removed if faulty; computed ones are checked when the page is rendered.
 */
export function extractHeads(tree: Root, file: string, imports: readonly Import[], reporter: Reporter): void {
  const names = headNames(imports);
  const titles: JsxElement[] = [];
  walk(tree, (node) => {
    if (!isJsx(node) || !names.has(node.name ?? '')) return;
    if (node.name === 'head') node.name = 'Head';
    walk({ type: 'root', children: node.children } as Root, (child, index, parent) => {
      if (!isJsx(child) || child.name === null || !parent || index === undefined) return undefined;
      if (child.name === 'title') titles.push(child);
      const problem = judge(child);
      if (!problem) return 'skip';
      const { start } = placeOf(child, file);
      const place = {
        file,
        start: { ...start, column: start.column + 1 },
        end: { ...start, column: start.column + 1 + child.name.length },
      };
      reporter.report({ code: 'parse/head-element', ...problem, place });
      parent.children.splice(index, 1);
      return index;
    });
  });
  reportTitles(titles, file, reporter);
}

/** `Head` is the global component unless the page binds that name to something else. */
function headNames(imports: readonly Import[]): ReadonlySet<string> {
  const ofHead = imports.filter(({ specifier }) => specifier === '@docusaurus/Head').flatMap(({ names }) => Object.keys(names));
  const isTaken = imports.some(({ names, specifier }) => 'Head' in names && specifier !== '@docusaurus/Head');
  return new Set(['head', ...(isTaken ? [] : ['Head']), ...ofHead]);
}

function judge({ name, attributes }: JsxElement) {
  const written: Record<string, string | true> = {};
  for (const attribute of attributes) {
    // The value of an expression is not known yet.
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null))
      return undefined;
    written[find(html, attribute.name).attribute] = typeof attribute.value === 'string' ? attribute.value : true;
  }
  return /^[a-z]/.test(name ?? '') ? problemOfHeadElement(name ?? '', written) : undefined;
}

function reportTitles(titles: readonly JsxElement[], file: string, reporter: Reporter): void {
  const [first] = titles;
  if (!first) return;
  for (const title of titles.slice(1)) {
    if (textOf(title) === textOf(first)) continue;
    reporter.report({
      code: 'parse/two-titles',
      message: `the page sets two titles, "${textOf(first)}" and "${textOf(title)}"`,
      help: 'Only the last one is used. Remove the others.',
      place: placeOf(title, file),
      related: [{ message: 'the first one', place: placeOf(first, file) }],
    });
  }
}

function isJsx(node: { readonly type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
