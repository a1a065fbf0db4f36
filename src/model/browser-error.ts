// Explains what React, or a script of a page, reports in a browser: a message, a help and the component at fault.

import { culpritOf, type OpenedPage } from './blame-component.ts';
import type { DiagnosticDraft } from './diagnostic.ts';
import { shorten } from './graphemes.ts';
import { type Mismatch, mismatchIn } from './react-fault.ts';

export interface BrowserError {
  /** `recovered`: React has discarded the server's HTML; `console`: `console.error`; `uncaught`: thrown, and caught by nobody. */
  readonly kind: 'recovered' | 'console' | 'uncaught';
  readonly message: string;
  /** Names components, innermost first. */
  readonly stack: string;
  /** The stack of what was thrown. */
  readonly cause?: string | null;
}

export interface ExplainedError extends DiagnosticDraft {
  readonly code: 'verify/hydration-mismatch' | 'verify/console-error';
  /** What is at fault, at the beginning of a sentence. */
  readonly subject: string;
}

/** In every message about elements that HTML does not allow to be nested. */
export const wronglyNested = 'which HTML does not allow';

/** React reports this for a body that it renders anew, as another root's element; the cause is reported separately. */
export function isEcho(message: string): boolean {
  return message.startsWith('Cannot use a ref on a React element as a container');
}

export function explainBrowserError(page: OpenedPage, { kind, message, stack, cause }: BrowserError): ExplainedError {
  if (kind === 'uncaught') return explainError(page, 'a script of the page throws', message, '');
  const mismatch = mismatchIn(message);
  if (mismatch) return explainMismatch(page, mismatch, stack);
  if (kind === 'console') return explainError(page, 'the page writes an error on the console', message, stack);
  return explainError(page, 'the page throws while it wakes up', cause ?? message, stack);
}

function explainMismatch(page: OpenedPage, { printed, nesting }: Mismatch, stack: string): ExplainedError {
  const { subject, place } = culpritOf(page, stack);
  const found = { code: 'verify/hydration-mismatch', subject, ...(place ? { place } : {}) } as const;
  if (nesting) {
    const message = `${subject} puts ${nesting.inner} into ${nesting.outer}, ${wronglyNested}`;
    const help =
      'Browsers take such elements apart while they read the page: choose others, such as `<div>` in the place of `<p>`.';
    return { ...found, message, help };
  }
  const message = printed
    ? `${subject} prints ${quoted(printed.server)} on the server, but ${quoted(printed.browser)} in the browser`
    : `${subject} prints something else on the server than in the browser`;
  const help =
    'The first render has to print the same in both: what depends on time, chance or the reader belongs in an effect or in `<BrowserOnly>`.';
  return { ...found, message, help };
}

function explainError(page: OpenedPage, what: string, said: string, stack: string): ExplainedError {
  const { name, place, subject } = culpritOf(page, stack);
  const [line = ''] = said.trim().split('\n');
  const message = `${what}${name ? ` in ${subject}` : ''}: ${quoted(line)}`;
  const help = 'Open the page with the developer tools of a browser, which lead to the line.';
  return { code: 'verify/console-error', subject, message, help, ...(place ? { place } : {}) };
}

/** As it stands in a sentence. */
export function quoted(text: string): string {
  if (text === '') return 'nothing';
  const short = shorten(text, 200);
  // An element or an attribute needs no quotes: it cannot be mistaken for words of the sentence.
  return /^(?:<[a-z][\w-]*>|[\w-]+=["{].*)$/s.test(short) ? short : `"${short}"`;
}
