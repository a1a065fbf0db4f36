// Checks the options of a single build, such as those of the command line.
import { basename } from 'node:path';
import { archiveEnding, archiveHelp } from '#model/archive';
import type { DiagnosticDraft } from '#model/diagnostic';
import { problemOfPath } from './addresses.ts';

/** Faults of a request have no place: it is not written in a file. */
export function requestFaults(request: {
  readonly archive?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly concurrency?: number | undefined;
  readonly timeLimit?: number | undefined;
}): DiagnosticDraft[] {
  const faults: DiagnosticDraft[] = [];
  const { archive, baseUrl, concurrency, timeLimit } = request;
  if (archive !== undefined && archiveEnding(archive) === undefined) {
    const message = `slodocs writes no archive of this kind: "${basename(archive)}"`;
    faults.push({ code: 'configure/invalid-value', message, help: archiveHelp(archive) });
  }
  const problem = baseUrl === undefined ? undefined : problemOfPath(baseUrl);
  if (problem) {
    const message = `the base URL of this build ${problem.message}, not "${baseUrl}"`;
    faults.push({ code: 'configure/invalid-value', message, help: problem.help ?? 'It begins and ends with a slash.' });
  }
  if (concurrency !== undefined && !(Number.isInteger(concurrency) && concurrency >= 1)) {
    const message = `the concurrency of this build must be a whole number from 1, not ${concurrency}`;
    faults.push({ code: 'configure/invalid-value', message, help: 'Leave it out to use every processor.' });
  }
  if (timeLimit !== undefined && !(Number.isInteger(timeLimit) && timeLimit >= 1)) {
    const message = `the time limit of this build must be a whole number of seconds from 1, not ${timeLimit}`;
    faults.push({ code: 'configure/invalid-value', message, help: 'Leave it out for the limit of the configuration.' });
  }
  return faults;
}
