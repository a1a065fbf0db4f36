// Prints a diagnostic as for people, for the tests of frames.
import { expect } from 'vitest';
import type { Diagnostic } from '#model/diagnostic';
import { printDiagnostics } from '../../../src/cli/printers/pretty.ts';

/** What is printed for one diagnostic, as lines. */
export function lines(one: Diagnostic, texts: Readonly<Record<string, string>> = {}, columns = 160): readonly string[] {
  const printed = printDiagnostics([one], { texts, root: '/site' }, { colors: false, columns, cwd: '/site' });
  expect(printed.endsWith('\n\n')).toBe(true);
  return printed.slice(0, -2).split('\n');
}
