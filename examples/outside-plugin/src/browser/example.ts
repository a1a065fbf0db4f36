// Makes an example of a payload.
import type { FieldProps } from './props.ts';

const values: Readonly<Record<string, unknown>> = {
  boolean: true,
  number: 42,
  object: {},
  string: '…',
  timestamp: '2025-01-31T09:30:00Z',
};

export function exampleOf(fields: readonly FieldProps[]): string {
  return JSON.stringify(Object.fromEntries(fields.map(({ name, type }) => [name, values[type]])), null, 2);
}
