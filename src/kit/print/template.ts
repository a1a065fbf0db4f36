// Prints JavaScript with data in it: code`export default ${data};`.
import { Code, importsOf } from './code.ts';
import { literal } from './literal.ts';

/** Everything between `${` and `}` is printed as a literal, unless it is a `Code`. Backslashes stay as they are written. */
export function code({ raw }: TemplateStringsArray, ...values: readonly unknown[]): Code {
  const printed = values.map((value) => (value instanceof Code ? value.text : literal(value)));
  return Code.verbatim(String.raw({ raw }, ...printed), importsOf(values.filter((value) => value instanceof Code)));
}
