// A document with its partials to one React component.
import type { Expression } from 'estree';
import type { Root } from 'hast';
import type { Heading } from '#model/document';
import { importedFile } from '#model/file-path';
import type { BoundPartial, Doc } from '#model/page';
import type { Place } from '#model/place';
import type { ThemeServer } from '#model/theme';
import type { Context } from '../../context/context.ts';
import type { CheckLinks } from './check-links.ts';
import { fillHtml, fillTree } from './fill-holes.ts';
import { MissingComponent, memberOf } from './missing-component.ts';
import type { ModuleOf } from './modules.ts';
import { requireOf } from './require-asset.ts';
import { type RunCode, runCode } from './run-code.ts';
import { printTarget } from './target-url.ts';
import type { ToReact } from './to-react.ts';

export interface Composing {
  readonly context: Context;
  readonly server: ThemeServer;
  readonly moduleOf: ModuleOf;
  readonly toReact: ToReact;
  /** Paths of the site's assets. */
  readonly assets: ReadonlySet<string>;
  readonly checkLinks: CheckLinks;
}

/** A page's own part, or that of one of its partials. */
export type Part = Pick<BoundPartial, 'document' | 'targets' | 'headings'>;

/** Code of a document threw, at the place of its expression. */
export type OnFault = (thrown: unknown, place: Place) => void;

/** The part runs when the component is rendered: its expressions may call hooks. */
export type BodyComponent = (props: Readonly<Record<string, unknown>>) => unknown;

/** Undefined when a module that the part needs was not loaded: that is reported already. */
export function composeBody(composing: Composing, part: Part, page: Doc, onFault: OnFault): BodyComponent | undefined {
  const scope = scopeOf(composing, part, page, onFault);
  if (!scope) return undefined;
  const { document } = part;
  const { settings } = composing.context.config;
  const addresses = part.targets.map((target) => printTarget(target, settings));
  const { body } = document;
  if (body.kind === 'html') {
    let element: unknown;
    return () => (element ??= composing.toReact(htmlTree(fillHtml(body, addresses)), () => undefined));
  }
  const withoutBase = (address: string): string =>
    address.startsWith(settings.baseUrl) ? address.slice(settings.baseUrl.length - 1) : address;
  const tree = fillTree(body.tree, addresses, withoutBase);
  const require = requireOf(document, composing.assets);
  return (props) => {
    const run = runCode(
      body,
      { ...scope, props },
      { runtime: composing.server.jsxRuntime, require, file: document.source.path, onFault },
    );
    return composing.toReact(tree, evaluator(run, scope, composing.server));
  };
}

/** Expressions are references `$n`; component names and their members are looked up. */
function evaluator(
  run: RunCode,
  scope: Readonly<Record<string, unknown>>,
  server: ThemeServer,
): (expression: Expression) => unknown {
  const named = (name: string): unknown => run.declarations[name] ?? scope[name] ?? server.components[name];
  return function evaluate(expression): unknown {
    if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier') {
      const object = expression.object as Expression;
      return memberOf(evaluate(object), nameOf(object), expression.property.name);
    }
    if (expression.type !== 'Identifier') return undefined;
    const index = /^\$(\d+)$/.exec(expression.name)?.[1];
    if (index !== undefined) return run.value(Number(index));
    const component = named(expression.name);
    if (component === undefined || component === null) throw new MissingComponent(expression.name);
    return component;
  };
}

function nameOf(expression: Expression): string {
  if (expression.type !== 'MemberExpression') return expression.type === 'Identifier' ? expression.name : '';
  return `${nameOf(expression.object as Expression)}.${nameOf(expression.property as Expression)}`;
}

function scopeOf(composing: Composing, part: Part, page: Doc, onFault: OnFault): Record<string, unknown> | undefined {
  const { document, headings } = part;
  const { facts, source } = document;
  const { other, ...known } = facts.frontMatter;
  const scope: Record<string, unknown> = { toc: tocOf(headings), frontMatter: { ...other, ...known } };
  for (const imported of facts.imports) {
    const partial = page.partials[importedFile(source.path, imported.specifier) ?? ''];
    if (partial) {
      const component = composeBody(composing, partial, page, onFault);
      if (!component) return undefined;
      for (const name of Object.keys(imported.names)) scope[name] = component;
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
