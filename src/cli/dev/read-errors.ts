// Reads the errors that a page reports, within their bounds.

import type { BrowserError } from '#model/browser-error';
import { reportBounds } from '#model/dev-page';
import { cutText } from '#model/graphemes';

/** Undefined for anything but a list of errors. */
export function readErrors(value: unknown): readonly BrowserError[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const errors = value.slice(0, reportBounds.errors).map(readError);
  return errors.every((one) => one !== undefined) ? errors : undefined;
}

function readError(value: unknown): BrowserError | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, message, stack, cause } = value as Partial<Record<string, unknown>>;
  if (kind !== 'recovered' && kind !== 'console' && kind !== 'uncaught') return undefined;
  if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
  const { message: longest, stack: longestStack } = reportBounds;
  const thrown = typeof cause === 'string' ? cutText(cause, longestStack) : null;
  return { kind, message: cutText(message, longest), stack: cutText(stack, longestStack), cause: thrown };
}
