// Prints the code that accesses the names of a document in its page module.

import type { Expression } from 'estree';
import { importedAsset } from '#code/site-bundle/imports';
import { markedLiteral } from '#kit/print/marked-literal';
import type { Part } from '#model/page-parts';
import { isPartialImport } from '../body/compose-element.ts';
import { boundary, type ComponentKind, still } from './mark-components.ts';
import type { PartPrinting } from './part-printing.ts';
import { Reference } from './recorded.ts';

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
const frames: ReadonlySet<string> = new Set(['Admonition', 'Card', 'Cards', 'Details', 'Hero', 'Steps', 'TabItem', 'Tabs']);

/** Removes the first line, which destructures every name, used or not. */
export function withoutScope(code: string): string {
  return code.replace(/^const \{[^}]*\} = \$scope;/, '');
}
