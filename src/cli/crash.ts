// Reports a fault of slodocs: a message, and a report that can be sent along.
import { version } from '#index';
import { crashMessage, reportFolder, writeCrashReport } from './crash-report.ts';
import type { Environment } from './environment.ts';
import { exitCodes } from './exit-codes.ts';
import type { SiteOptions } from './shell.ts';

/** Returns its exit code. */
export async function crash(thrown: unknown, environment: Environment, site?: SiteOptions): Promise<number> {
  const folder = site && (await reportFolder(environment.cwd, site.root, site.cacheDir).catch(() => undefined));
  const path = await writeCrashReport(thrown, { version, args: environment.args }, folder);
  environment.stderr.write(crashMessage(thrown, path));
  return exitCodes.ourFault;
}
