// A document with its partials to one React element.
import type { Expression } from 'estree';
import type { Root } from 'hast';
import type { Heading, TreeBody } from '#model/document';
import { importedFile } from '#model/file-path';
import type { BoundPartial, Doc } from '#model/page';
import type { ThemeServer } from '#model/theme';
import type { Context } from '../../context/context.ts';
import { fillHtml, fillTree } from './fill-holes.ts';
import type { ModuleOf } from './modules.ts';
import { type RunCode, runCode } from './run-code.ts';
import { printTarget } from './target-url.ts';
import type { ToReact } from './to-react.ts';

export interface Composing {
  readonly context: Context;
  readonly server: ThemeServer;
  readonly moduleOf: ModuleOf;
  readonly toReact: ToReact;
}

/** A page's own part, or that of one of its partials. */
export type Part = Pick<BoundPartial, 'document' | 'targets' | 'headings'>;

/** Undefined when a module that the part needs was not loaded: that is reported already. */
export function composeElement(composing: Composing, part: Part, page: Doc): unknown {
  const scope = scopeOf(composing, part, page);
  if (!scope) return undefined;
  const { document } = part;
  const { settings } = composing.context.config;
  const addresses = part.targets.map((target) => printTarget(target, settings));
  const { body } = document;
  if (body.kind === 'html') return composing.toReact(htmlTree(fillHtml(body, addresses)), () => undefined);
  const withoutBase = (address: string): string =>
    address.startsWith(settings.baseUrl) ? address.slice(settings.baseUrl.length - 1) : address;
  const run = runCode(body, scope, composing.server.jsxRuntime, document.source.path, composing.context.reporter);
  return composing.toReact(fillTree(body.tree, addresses, withoutBase), evaluator(run, scope, composing.server));
}

/** Expressions are references `$n`; component names and their members are looked up. */
function evaluator(
  run: RunCode,
  scope: Readonly<Record<string, unknown>>,
  server: ThemeServer,
): (expression: Expression) => unknown {
  return function evaluate(expression): unknown {
    if (expression.type === 'MemberExpression') {
      const object = evaluate(expression.object as Expression) as Record<string, unknown> | undefined;
      return expression.property.type === 'Identifier' ? object?.[expression.property.name] : undefined;
    }
    if (expression.type !== 'Identifier') return undefined;
    const { name } = expression;
    const index = /^\$(\d+)$/.exec(name)?.[1];
    if (index !== undefined) return run.value(Number(index));
    return run.declarations[name] ?? scope[name] ?? server.components[name];
  };
}

function scopeOf(composing: Composing, part: Part, page: Doc): Record<string, unknown> | undefined {
  const { document, headings } = part;
  const { facts, source } = document;
  const scope: Record<string, unknown> = {
    toc: tocOf(headings),
    frontMatter: { ...facts.frontMatter.other, ...facts.frontMatter },
    props: {},
  };
  for (const imported of facts.imports) {
    const partial = page.partials[importedFile(source.path, imported.specifier) ?? ''];
    if (partial) {
      const element = composeElement(composing, partial, page);
      if (element === undefined) return undefined;
      for (const name of Object.keys(imported.names)) scope[name] = () => element;
      continue;
    }
    const exported = composing.moduleOf(document, imported);
    if (!exported) return undefined;
    for (const [local, name] of Object.entries(imported.names)) scope[local] = name === '*' ? exported : exported[name];
  }
  return scope;
}

/** The shape that Docusaurus hands to content as `toc`. */
function tocOf(headings: readonly Heading[]) {
  return headings.filter(({ depth }) => depth > 1).map(({ html, text, id, depth }) => ({ value: html, text, id, level: depth }));
}

/** Ready HTML as a tree, so that it needs no wrapping element. */
function htmlTree(html: string): Root {
  return { type: 'root', children: [{ type: 'raw', value: html }] } as Root;
}

/** The components that stand outermost in a tree: what may throw, and where it stands. */
export function outermostComponents(body: TreeBody): readonly Root['children'][number][] {
  const found: Root['children'][number][] = [];
  const visit = (node: Root | Root['children'][number]): void => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
    else if ('children' in node) for (const child of node.children) visit(child as Root['children'][number]);
  };
  visit(body.tree);
  return found;
}
