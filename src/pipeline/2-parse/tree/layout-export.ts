// Treats the default export of content as its layout, as MDX does: a component around the content of the file.
import type { Declaration, ExportDefaultDeclaration, ExportNamedDeclaration, Expression, Identifier, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { programsOf } from '../code/esm.ts';

/** MDX's own name for it. */
const name = 'MDXLayout';

/** Values that are no components. */
const others: ReadonlySet<string> = new Set(['ArrayExpression', 'Literal', 'ObjectExpression', 'TemplateLiteral']);

/** Declares a default export that may be a component under a name. True where there was one. */
export function nameLayout(tree: Root): boolean {
  for (const { program, isModule } of programsOf(tree)) {
    const at = isModule ? program.body.findIndex(isLayout) : -1;
    if (at === -1) continue;
    const { declaration, ...place } = program.body[at] as ExportDefaultDeclaration;
    const isStatement = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
    const own = isStatement && declaration.id ? [exported(declaration as Declaration, place)] : [];
    const value = isStatement ? (declaration.id ?? asExpression(declaration)) : declaration;
    const id: Identifier = { ...placed(place), type: 'Identifier', name };
    const variable = { ...placed(place), type: 'VariableDeclarator', id, init: value as Expression } as const;
    const named = { ...placed(place), type: 'VariableDeclaration', kind: 'const', declarations: [variable] } as const;
    program.body.splice(at, 1, ...own, exported({ ...named, declarations: [variable] }, place));
    return true;
  }
  return false;
}

/** Call it for a tree whose layout has been named, after its ESM was taken. */
export function wrapInLayout(tree: Root): void {
  const element = { type: 'mdxJsxFlowElement', name, attributes: [], children: tree.children } as unknown as RootContent;
  tree.children = [element];
}

function isLayout(statement: Program['body'][number]): statement is ExportDefaultDeclaration {
  return statement.type === 'ExportDefaultDeclaration' && !others.has(statement.declaration.type);
}

type Place = Omit<ExportDefaultDeclaration, 'type' | 'declaration'> & { readonly type?: unknown };

function placed({ type: _, ...place }: Place): Omit<Place, 'type'> {
  return place;
}

function exported(declaration: Declaration, place: Place): ExportNamedDeclaration {
  return { ...placed(place), type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] };
}

function asExpression({ type, ...rest }: { readonly type: 'FunctionDeclaration' | 'ClassDeclaration' }): Expression {
  return { ...rest, type: type === 'FunctionDeclaration' ? 'FunctionExpression' : 'ClassExpression' } as unknown as Expression;
}
