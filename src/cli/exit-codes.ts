// Defines the exit codes that CI reads.
import type { Diagnostic } from '#model/diagnostic';

export const exitCodes = {
  ok: 0,
  diagnostics: 1,
  /** The command line or the configuration is wrong. */
  usage: 2,
  /** slodocs itself failed. */
  ourFault: 70,
  SIGINT: 130,
  SIGTERM: 143,
} as const;

/** An invalid command line. The message is one sentence without a period. */
export class UsageError extends Error {
  constructor(
    message: string,
    /** A full sentence that says what to do. */
    readonly help?: string,
    /** What the message is about, a line each. */
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Picks the exit code for diagnostics; `ok` is false if they fail the command. */
export function exitCodeOf(diagnostics: readonly Diagnostic[], ok: boolean): number {
  const misconfigured = diagnostics.some(({ code, severity }) => severity === 'error' && code.startsWith('configure/'));
  if (misconfigured) return exitCodes.usage;
  return ok ? exitCodes.ok : exitCodes.diagnostics;
}
