// Parses the code of MDX to an AST with places in the document, as the reference engine does.
import type { Comment, ObjectExpression, Program } from 'estree';
import { NativeRefusal, type Range, type Source } from './source.ts';

/** What a range holds: statements, an expression that may be empty, one that may not, or what is spread in a tag. */
export type CodeKind = 'module' | 'expression' | 'value' | 'spread';

/** Throws a `NativeRefusal` where the code has a fault, or is not in the source as it is. */
export type ParseCode = (source: Source, range: Range, value: string, kind: CodeKind, imported?: readonly string[]) => Program;

interface Located {
  start: number;
  end: number;
  loc: unknown;
  range: unknown;
}

export async function openCode(): Promise<ParseCode> {
  const [{ Parser }, { default: jsx }, { visit }] = await Promise.all([
    import('acorn'),
    import('acorn-jsx'),
    import('estree-util-visit'),
  ]);
  const parser = Parser.extend(jsx());
  const read = (code: string, kind: CodeKind): Program => {
    const comments: Comment[] = [];
    const options = { ecmaVersion: 2024, sourceType: 'module', preserveParens: true, onComment: comments } as const;
    if (kind === 'module' || isEmpty(code))
      return Object.assign(parser.parse(code, options as never) as unknown as Program, { comments });
    const expression = parser.parseExpressionAt(code, 0, options as never);
    const isSpread = kind !== 'spread' || (expression.type === 'ObjectExpression' && isOneSpread(expression as never));
    if (!isSpread || !isEmpty(code.slice(expression.end))) throw new NativeRefusal('syntax');
    const extent = { start: 0, end: code.length };
    const body = [{ type: 'ExpressionStatement', expression, ...extent }];
    return { type: 'Program', ...extent, body, sourceType: 'module', comments } as unknown as Program;
  };
  return (source, [from, to], value, kind, imported = []) => {
    if (source.text.slice(from, to) !== value) throw new NativeRefusal('code');
    if (kind === 'value' && isEmpty(value)) throw new NativeRefusal('syntax');
    const declared = imported.length > 0 ? `var ${imported.join()}\n` : '';
    const [opening, closing] = kind === 'spread' ? ['({', '})'] : [declared, ''];
    const program = refusing(() => read(opening + value + closing, kind));
    if (declared !== '') program.body.shift();
    if (kind === 'module' && !program.body.every(isModuleStatement)) throw new NativeRefusal('syntax');
    const offsetAt = (at: number): number => Math.max(from, Math.min(to, from + at - opening.length));
    visit(program, (node, field, index, parents) => {
      let holder = parents.at(-1) as unknown as Record<string | number, unknown> | undefined;
      let key: string | number | null | undefined = field;
      // The type has no parentheses; acorn keeps them, so that they count as part of the expression.
      if ((node.type as string) === 'ParenthesizedExpression' && holder && key) {
        if (typeof index === 'number') [holder, key] = [holder[key] as typeof holder, index];
        if (holder) holder[key as string] = (node as unknown as { expression: unknown }).expression;
      }
      const located = node as unknown as Located;
      const range: Range = [offsetAt(located.start), offsetAt(located.end)];
      const { start, end } = source.positionOf(range);
      [located.start, located.end] = range;
      located.loc = { start: { ...start, column: start.column - 1 }, end: { ...end, column: end.column - 1 } };
      located.range = [...range];
    });
    return program;
  };
}

function refusing(parse: () => Program): Program {
  try {
    return parse();
  } catch {
    throw new NativeRefusal('syntax');
  }
}

function isModuleStatement({ type }: Program['body'][number]): boolean {
  return /^(?:Import|Export)/.test(type);
}

function isOneSpread({ properties }: ObjectExpression): boolean {
  return properties.length === 1 && properties[0]?.type === 'SpreadElement';
}

/** True for code of whitespace and comments. A line comment must end before the brace. */
function isEmpty(code: string): boolean {
  const lines = withoutBlockComments(code).split(/\r\n|\n|\r/);
  return lines.every((line, at) => (at < lines.length - 1 ? line.split('//', 1)[0] : line)?.trim() === '');
}

/** One that is not closed is left. */
function withoutBlockComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => (comment.length > 3 && comment.endsWith('*/') ? '' : comment));
}
