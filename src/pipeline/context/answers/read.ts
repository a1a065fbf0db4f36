// Reads a value by a schema, once, and says where it differs.

import type * as z from 'zod';
import { messageOf } from '#kit/thrown';
import { cutText } from '#model/graphemes';
import { foundOf } from './found.ts';

export type Read<T> = { readonly value: T } | { readonly problem: string };

/** `problem` names the place inside the value, what is there and what was expected. Never throws. */
export function readBy<T = unknown>(schema: z.ZodType, value: unknown): Read<T> {
  try {
    const read = schema.safeParse(value, { reportInput: true });
    if (read.success) return { value: read.data as T };
    return { problem: wordsOf(read.error.issues[0] as z.core.$ZodIssue) };
  } catch (thrown) {
    return { problem: `it cannot be read: ${messageOf(thrown)}` };
  }
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const where = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') return `${where} has no key "${issue.keys[0]}"`;
  if (issue.code === 'custom' && issue.params?.['isWhole']) return `${where} ${issue.message}`;
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  return `${where} is ${issue.code === 'invalid_key' ? foundOf(issue.path.at(-1)) : foundOf(issue.input)}, not ${message}`;
}

/** Such as `"place.start.line"`, or `it` for the value itself. */
export function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'it';
  const parts = path.slice(0, 12).map((part) => (typeof part === 'number' ? `[${part}]` : `.${cutText(String(part), 40)}`));
  return `"${parts.join('').replace(/^\./, '')}"`;
}
