// Compares numbers by the digits in which they are written, which those of JavaScript may lack.
import { ExactNumber } from 'slodocs/kit';
import type { Limit } from '../api/schema.ts';

/** `coefficient` times ten to the power of `exponent`; the coefficient has no zero at its end. */
interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** Numbers that are further apart have no digit in common. */
const furthest = 400;

export function isNumber(value: unknown): value is Limit {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** Below 0 where the first is less. */
export function compareNumbers(a: Limit, b: Limit): number {
  const pair = scaled(a, b);
  if (!pair) return Number(a) - Number(b);
  const [first, second] = pair;
  return first < second ? -1 : first > second ? 1 : 0;
}

export function isMultiple(value: Limit, of: Limit): boolean {
  const pair = scaled(value, of);
  if (!pair || pair[1] === 0n) return Number.isInteger(Number(value) / Number(of));
  return pair[0] % pair[1] === 0n;
}

/** As `JSON.stringify` prints it, but numbers are equal texts where they are equal: `1.0` and `1`. */
export function canonical(value: unknown): string {
  if (isNumber(value)) {
    const decimal = decimalOf(value);
    return decimal ? `${decimal.coefficient}e${decimal.exponent}` : String(value);
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
    .join()}}`;
}

/** Both as whole numbers of one unit; undefined of what has no digits, or too many. */
function scaled(a: Limit, b: Limit): readonly [bigint, bigint] | undefined {
  const [first, second] = [decimalOf(a), decimalOf(b)];
  if (!first || !second || Math.abs(first.exponent - second.exponent) > furthest) return undefined;
  const unit = Math.min(first.exponent, second.exponent);
  const whole = ({ coefficient, exponent }: Decimal): bigint => coefficient * 10n ** BigInt(exponent - unit);
  return [whole(first), whole(second)];
}

function decimalOf(value: Limit): Decimal | undefined {
  const [, sign = '', whole, part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole + part;
  let end = digits.length;
  while (end > 1 && digits[end - 1] === '0') end--;
  const coefficient = BigInt(sign + digits.slice(0, end));
  return { coefficient, exponent: coefficient === 0n ? 0 : Number(power) - part.length + digits.length - end };
}
