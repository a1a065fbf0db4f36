// Checks the options of a single build, such as those of the command line.
import { basename } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { archiveEnding, archiveHelp } from '#model/output';
import type { UserConfig } from '#model/user-config';
import { problemOfPath } from './addresses.ts';
import { problemOfIndex } from './links-schema.ts';
import { variantFaults } from './variants.ts';

/** Faults of a request have no place: it is not written in a file. `config` is undefined where it has faults itself. */
export function requestFaults(
  request: {
    readonly archive?: string | undefined;
    readonly baseUrl?: string | undefined;
    readonly against?: Readonly<Record<string, string>> | undefined;
    readonly variant?: Readonly<Record<string, string>> | undefined;
    readonly concurrency?: number | undefined;
    readonly timeLimit?: number | undefined;
  },
  config: Partial<UserConfig> | undefined,
): DiagnosticDraft[] {
  const faults: DiagnosticDraft[] = [];
  const { archive, baseUrl, concurrency, timeLimit } = request;
  if (archive !== undefined && archiveEnding(archive) === undefined) {
    const message = `slodocs cannot write this kind of archive: "${basename(archive)}"`;
    faults.push({ code: 'configure/invalid-value', message, help: archiveHelp(archive) });
  }
  const problem = baseUrl === undefined ? undefined : problemOfPath(baseUrl);
  if (problem) {
    const message = `the base URL of this build ${problem.message}, not "${baseUrl}"`;
    faults.push({ code: 'configure/invalid-value', message, help: problem.help ?? 'It must begin and end with a slash.' });
  }
  if (concurrency !== undefined && !(Number.isInteger(concurrency) && concurrency >= 1)) {
    const message = `the concurrency of this build must be a whole number of at least 1, not ${concurrency}`;
    faults.push({ code: 'configure/invalid-value', message, help: 'Leave it out to use all processors.' });
  }
  if (timeLimit !== undefined && !(Number.isInteger(timeLimit) && timeLimit >= 1)) {
    const message = `the time limit of this build must be a whole number of at least 1 second, not ${timeLimit}`;
    faults.push({ code: 'configure/invalid-value', message, help: 'Leave it out to use the limit in the configuration.' });
  }
  if (config) faults.push(...againstFaults(request.against ?? {}, Object.keys(config.links?.sites ?? {})));
  if (config) faults.push(...variantFaults(request.variant ?? {}, config.variants));
  return faults;
}

function againstFaults(against: Readonly<Record<string, string>>, names: readonly string[]): readonly DiagnosticDraft[] {
  return Object.entries(against).flatMap(([name, index]): readonly DiagnosticDraft[] => {
    const code = 'configure/invalid-value';
    const problem = problemOfIndex(index);
    if (problem) {
      const message = `the index of "${name}" for this run ${problem.message}, not "${index}"`;
      return [{ code, message, help: problem.help ?? 'Use the path of the index, or of the folder that contains it.' }];
    }
    if (names.includes(name)) return [];
    const near = nearest(name, names);
    const known =
      names.length === 0
        ? '`links.sites` in the configuration is empty.'
        : `Use one of ${names.map((one) => `"${one}"`).join(', ')}.`;
    const help = near === undefined ? known : `Did you mean "${near}"?`;
    return [{ code, message: `this run should check links to the site "${name}", which is not in the configuration`, help }];
  });
}
