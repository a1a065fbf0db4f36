// Reads the components that a module such as `src/theme/MDXComponents` registers, without running it.

import { parseModule, type Statement, type Syntax } from '#files/locate/locate-value';
import { LineIndex } from '#kit/line-index';
import { joinFile } from '#model/file-path';
import type { Place } from '#model/place';
import type { SiteComponent } from '#model/source-file';

export interface Registry {
  readonly members: readonly RegisteredMember[];
  /** It may have more members, known only by running it. */
  readonly isOpen: boolean;
}

export interface RegisteredMember {
  readonly name: string;
  readonly component: SiteComponent;
  readonly place: Place;
  /** It is a component of the theme, registered under its own name. */
  readonly isOurs: boolean;
}

/** `file` is relative to the root. Syntax errors are left to the bundler, once content imports the module. */
export function readRegistry(text: string, file: string): Registry {
  const module = parseModule(text, file);
  if (!module || 'value' in module) return { members: [], isOpen: true };
  const { statements } = module;
  const names = namesOf(statements, file);
  const lines = new LineIndex(text);
  const members = new Map<string, RegisteredMember>();
  let isOpen = false;
  const addMember = (member: ObjectMember): void => {
    const name = member.computed ? undefined : nameOf(member.key as Syntax);
    if (name === undefined) {
      isOpen = true;
      return;
    }
    const value = member.type === 'ObjectProperty' ? unwrapped(member.value as Syntax) : undefined;
    const named = value?.type === 'Identifier' ? names.get(value.name) : undefined;
    const component = named?.kind === 'import' ? named.component : memberOf(file, name);
    const place = lines.place(file, member.key.start ?? 0, member.key.end ?? 0);
    members.set(name, { name, component, place, isOurs: /^@theme-original\//.test(component.specifier) });
  };
  const addAll = (value: Syntax, seen: readonly string[]): void => {
    const node = unwrapped(value);
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') addAll(property.argument as Syntax, seen);
        else addMember(property);
      }
    } else if (node.type === 'CallExpression' && isAssign(node)) {
      for (const argument of node.arguments) addAll(argument as Syntax, seen);
    } else {
      const named = node.type === 'Identifier' && !seen.includes(node.name) ? names.get(node.name) : undefined;
      if (named?.kind === 'value' && named.value) addAll(named.value, [...seen, (node as { name: string }).name]);
      else if (named?.kind !== 'import' || !isOriginal(named.component)) isOpen = true;
    }
  };
  const exported = defaultExport(statements);
  if (exported) addAll(exported, []);
  return { members: [...members.values()], isOpen: isOpen || exported === undefined };
}

type ObjectMember = Exclude<Extract<Syntax, { type: 'ObjectExpression' }>['properties'][number], { type: 'SpreadElement' }>;

function nameOf(key: Syntax): string | undefined {
  return key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
}

type Named =
  | { readonly kind: 'import'; readonly component: SiteComponent }
  | { readonly kind: 'value'; readonly value: Syntax | undefined };

/** The module's imports and constants by name. */
function namesOf(statements: readonly Statement[], file: string): ReadonlyMap<string, Named> {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const names = new Map<string, Named>();
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      const written = statement.source.value;
      const specifier = written.startsWith('.') ? `@site/${joinFile(folder, written)}` : written;
      for (const one of statement.specifiers) {
        const name =
          one.type === 'ImportDefaultSpecifier'
            ? 'default'
            : one.type === 'ImportNamespaceSpecifier'
              ? '*'
              : one.imported.type === 'Identifier'
                ? one.imported.name
                : one.imported.value;
        names.set(one.local.name, { kind: 'import', component: { specifier, name } });
      }
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier') names.set(id.name, { kind: 'value', value: (init as Syntax | null) ?? undefined });
  }
  return names;
}

function defaultExport(statements: readonly Statement[]): Syntax | undefined {
  for (const statement of statements) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as Syntax;
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== 'module') continue;
    return right as Syntax;
  }
  return undefined;
}

/** Unwraps type assertions. */
function unwrapped(value: Syntax): Syntax {
  const isTyped = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(value.type);
  return isTyped ? unwrapped((value as unknown as { expression: Syntax }).expression) : value;
}

function isAssign({ callee }: Extract<Syntax, { type: 'CallExpression' }>): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return callee.object.type === 'Identifier' && callee.object.name === 'Object' && callee.property.name === 'assign';
}

/** The theme's own component, which is available to content anyway. */
function isOriginal({ specifier }: SiteComponent): boolean {
  return /^@theme(?:-original|-init)?\/MDXComponents$/.test(specifier);
}

function memberOf(file: string, name: string): SiteComponent {
  return { specifier: `@site/${file}`, name, isMember: true };
}
