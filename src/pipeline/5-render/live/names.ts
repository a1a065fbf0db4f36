// Prints the code that accesses the names of a document in its page module.
import type { Expression } from 'estree';
import type { Root, RootContent } from 'hast';
import { importedAsset } from '#code/site-bundle/styles-of';
import { markedLiteral } from '#kit/print/marked-literal';
import type { Part } from '#model/page-parts';
import { isPartialImport } from '../body/compose-element.ts';
import { type PartPrinting, Reference } from './recorded.ts';

/** Prints components by name and expressions by number, as in the module's code. */
export function evaluatorOf({ document }: Part, scope: string): (expression: Expression) => unknown {
  const { declarations, imports } = document.facts;
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)));
  const codeOf = (expression: Expression): string => {
    if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier') {
      return `${codeOf(expression.object as Expression)}.${expression.property.name}`;
    }
    if (expression.type !== 'Identifier') return 'undefined';
    const { name } = expression;
    const index = /^\$(\d+)$/.exec(name)?.[1];
    if (index !== undefined) return `$v[${index}]()`;
    if (name === boundary || name === still) return name;
    if (declarations.includes(name)) return `$d.${name}`;
    return imported.has(name) ? `${scope}.${name}` : `$components[${markedLiteral(name)}]`;
  };
  return (expression) => new Reference(codeOf(expression));
}

export function kindsOf(printing: PartPrinting, part: Part): (name: string) => ComponentKind {
  const { facts } = part.document;
  const { aliases } = printing.context.config.theme;
  return (name) => {
    if (facts.declarations.includes(name)) return 'own';
    const imported = facts.imports.find(({ names }) => Object.hasOwn(names, name));
    if (!imported) return frames.has(name) ? 'frame' : undefined;
    if (isPartialImport(imported) || importedAsset(part.document, imported, printing.assets) !== undefined) return undefined;
    if (Object.hasOwn(aliases, imported.specifier)) {
      if (imported.specifier === '@docusaurus/BrowserOnly') return 'own';
      return frames.has(imported.specifier.replace('@theme/', '')) ? 'frame' : undefined;
    }
    return printing.moduleOfImport(part, imported) === undefined ? 'still' : 'own';
  };
}

/** Theme components that do not inspect their children. */
export const frames: ReadonlySet<string> = new Set([
  'Admonition',
  'Card',
  'Cards',
  'Details',
  'Hero',
  'Steps',
  'TabItem',
  'Tabs',
]);

/** True where code refers to a name. */
export function isNamedIn(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

/** Removes the first line, which destructures every name, used or not. */
export function withoutScope(code: string): string {
  return code.replace(/^const \{[^}]*\} = \$scope;/, '');
}

/**
 * What a name means in a document: one of the site's components (`own`), one that no browser can run (`still`), or a theme
 * component that only frames its content. Undefined where nothing may come between it and its children.
 */
type ComponentKind = 'own' | 'still' | 'frame' | undefined;

/** Renders a node alone. */
type HtmlOf = (node: RootContent) => string;

/** Names that no author can use. */
export const boundary = '$Boundary';
export const still = '$Still';

export function markComponents(tree: Root, kindOf: (name: string) => ComponentKind, htmlOf: HtmlOf): Root {
  const mark = (node: RootContent, isHeld: boolean): RootContent => {
    const name = componentOf(node);
    if (name !== undefined) {
      const kind = kindOf(name.split('.')[0] ?? '');
      if (kind === 'still') return wrap(still, [], htmlOf(node));
      if (kind === 'own') return wrap(boundary, [node]);
      return kind === 'frame' ? inner(node, true) : node;
    }
    // A component's children may be no elements.
    if (isExpression(node)) return isHeld ? node : wrap(boundary, [node]);
    return inner(node, false);
  };
  const inner = <N extends Root | RootContent>(node: N, isHeld: boolean): N =>
    'children' in node ? { ...node, children: node.children.map((child) => mark(child as RootContent, isHeld)) } : node;
  return inner(tree, false);
}

/** The name of a component's element; undefined for other nodes. */
export function componentOf(node: RootContent): string | undefined {
  const name = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node.name : null;
  return name !== null && (name.includes('.') || !/^[a-z]/.test(name)) ? name : undefined;
}

function isExpression(node: RootContent): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function wrap(name: string, children: readonly RootContent[], html?: string): RootContent {
  const attributes = html === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: 'html', value: html }];
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as never };
}
