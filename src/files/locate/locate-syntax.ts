// Parses a module to an AST with Babel, which is loaded on first use.
import { createRequire } from 'node:module';
import type * as Parser from '@babel/parser';

type Program = ReturnType<typeof Parser.parse>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type ObjectMember = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number];
export type Syntax = Expression | Statement | ObjectMember;

/** The initializers of the constants and functions in a scope, by name. */
export type Names = ReadonlyMap<string, Syntax>;

/** A value in a module, with the names that it may mention. */
export interface ModuleSyntax {
  readonly value: Syntax;
  readonly names: Names;
}

/** The statements of a module, or the one value of a JSON file. undefined where the text does not parse. */
export function parseModule(
  source: string,
  file: string,
): { statements: readonly Statement[] } | { value: Expression } | undefined {
  const { parse, parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  try {
    if (file.endsWith('.json')) return { value: parseExpression(source) };
    return { statements: parse(source, { sourceType: 'module', errorRecovery: true, plugins: syntaxOf(file) }).program.body };
  } catch {
    return undefined;
  }
}

/** The zero-based offset and the message of the first syntax error; undefined where the module parses. */
export function syntaxFault(source: string, file: string): { readonly offset: number; readonly message: string } | undefined {
  const { parse, parseExpression } = createRequire(import.meta.url)('@babel/parser') as typeof Parser;
  try {
    if (file.endsWith('.json')) parseExpression(source);
    else parse(source, { sourceType: 'module', plugins: syntaxOf(file) });
    return undefined;
  } catch (thrown) {
    const { message, pos = 0 } = thrown as Error & { pos?: number };
    return { offset: pos, message: message.replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '') };
  }
}

/** `<T>value` is a type assertion in `.ts` and the start of an element in all other files. */
function syntaxOf(file: string): Parser.ParserPlugin[] {
  return /\.[mc]?ts$/.test(file) ? ['typescript', 'decorators'] : ['typescript', 'jsx', 'decorators'];
}
