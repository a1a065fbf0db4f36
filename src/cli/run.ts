// Runs a command line, turns every way of failing into a message, and returns the exit code.
import { CommanderError } from 'commander';
import { crash } from './crash.ts';
import type { Environment } from './environment.ts';
import { exitCodes, UsageError } from './exit-codes.ts';
import { createPalette } from './printers/palette.ts';
import { visible } from './printers/visible.ts';
import { createProgram } from './program.ts';
import type { SiteOptions, Watched } from './shell.ts';
import { Interrupted, type Interruption } from './signals.ts';

/** Never rejects. `started` is when the command line began its own work, in milliseconds since the process started. */
export async function run(
  environment: Environment,
  { signal }: Interruption,
  started: number,
  watched?: Watched,
): Promise<number> {
  let code: number = exitCodes.ok;
  let site: SiteOptions | undefined;
  try {
    const program = await createProgram({ environment, signal, started, watched }, async (named, work) => {
      site = named;
      code = await work();
    });
    await program.parseAsync(environment.args, { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    if (thrown instanceof UsageError) return printUsageError(thrown, environment);
    if (signal.reason instanceof Interrupted) return printInterrupted(signal.reason, environment);
    if (isDiskRefusal(thrown)) return printUsageError(new UsageError(`the disk refuses: ${thrown.message}`), environment);
    return crash(thrown, environment, site);
  }
}

/** Errors of `node:fs` that are not our fault: a disk that fails, is full, or is closed to this user. */
function isDiskRefusal(thrown: unknown): thrown is Error {
  const refusals = /^(?:EIO|ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|ESTALE|ETIMEDOUT): .*, [a-z]+/;
  return thrown instanceof Error && refusals.test(thrown.message);
}

function printUsageError({ message, help, details }: UsageError, { stderr }: Environment): number {
  const { severity, strong } = createPalette(stderr.colors);
  const lines = [...details.map((detail) => `  ${visible(detail)}`), ...(help ? [visible(help)] : [])];
  stderr.write(`${severity.error('error')}${strong(`: ${visible(message)}`)}\n${lines.map((line) => `${line}\n`).join('')}`);
  return exitCodes.usage;
}

function printInterrupted({ signalName }: Interrupted, { stderr }: Environment): number {
  stderr.write(`stopped by ${signalName}: the output of the last build stays as it is\n`);
  return exitCodes[signalName];
}
