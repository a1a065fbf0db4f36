// Finds the value that a module exports by default, behind calls, names and functions.
import { type ModuleSyntax, type Names, plainValue, type Statement, type Syntax } from './locate-value.ts';

/** The exported object, or the last expression on the way to it that can be resolved statically. */
export function findRoot(module: { statements: readonly Statement[] } | { value: Syntax }): ModuleSyntax | undefined {
  if ('value' in module) return { value: module.value, names: new Map() };
  const names = namesOf(module.statements);
  for (const statement of module.statements) {
    const value = exported(statement, names);
    if (value) return unwrapRoot(value, names);
  }
  return undefined;
}

function exported(statement: Statement, names: Names): Syntax | undefined {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
      return statement.declaration as Syntax;
    case 'TSExportAssignment':
      return statement.expression;
    case 'ExportNamedDeclaration': {
      for (const specifier of statement.source ? [] : statement.specifiers) {
        if (specifier.type !== 'ExportSpecifier') continue;
        const name = specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value;
        if (name === 'default') return names.get(specifier.local.name);
      }
      return undefined;
    }
    case 'ExpressionStatement': {
      const assignment = statement.expression;
      return assignment.type === 'AssignmentExpression' && isModuleExports(assignment.left) ? assignment.right : undefined;
    }
    default:
      return undefined;
  }
}

function isModuleExports(target: { readonly type: string }): boolean {
  const { object, property } = target as { object?: { name?: string }; property?: { name?: string } };
  return target.type === 'MemberExpression' && object?.name === 'module' && property?.name === 'exports';
}

/** Unwraps `defineConfig(…)` and functions down to the object that they take or return. */
function unwrapRoot(start: Syntax, names: Names, depth = 0): ModuleSyntax {
  const value = plainValue(start, names);
  const here = { value, names };
  if (depth > 20) return here;
  const [only, ...others] = value.type === 'CallExpression' ? value.arguments : [];
  if (only && others.length === 0) {
    const inner = unwrapRoot(only as Syntax, names, depth + 1);
    return inner.value.type === 'ObjectExpression' ? inner : here;
  }
  if (!('body' in value) || !('params' in value)) return here;
  const body = value.body as Syntax;
  if (body.type !== 'BlockStatement') return unwrapRoot(body, names, depth + 1);
  const returned = body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
  return returned ? unwrapRoot(returned, new Map([...names, ...namesOf(body.body)]), depth + 1) : here;
}

/** The constants and functions that statements declare. */
export function namesOf(statements: readonly Statement[]): Names {
  const names = new Map<string, Syntax>();
  for (const statement of statements) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) names.set(declaration.id.name, declaration);
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) names.set(id.name, init);
  }
  return names;
}
