// Evaluates the expressions of a body.
import type { Expression } from 'estree';
import type { ThemeServer } from '#model/theme';
import { MissingComponent, memberOf } from './missing-component.ts';
import type { RunCode } from './run-code.ts';

/** Expressions are references `$n`; component names and their members are looked up. */
export function evaluator(
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
