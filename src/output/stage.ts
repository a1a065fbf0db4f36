// Names the staging folder in which a build prepares its output, and cleans up those of dead processes.

import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownMark, runs } from '#files/process-mark';
import { attempt } from '#model/attempt';

const prefix = '.slodocs-staging';

/**
 * Inside the output folder, so that it is on the same disk; named by the process, so that others can tell whether it still runs.
 */
export function stageOf(folder: string): string {
  return join(folder, `${prefix}-${ownMark()}`);
}

/** True for a staging folder, of any build. */
export function isStage(name: string): boolean {
  return name.startsWith(prefix);
}

/** The staging folders of builds that have ended. */
export function leftovers(folder: string): readonly string[] {
  const stages = namesIn(folder).filter(isStage);
  return stages.filter((name) => !runs(name.slice(prefix.length + 1))).map((name) => join(folder, name));
}

/** False where it cannot be removed: a later build tries again. */
export function removeStage(stage: string): boolean {
  try {
    rmSync(stage, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** The time by the clock of the stage's disk, which may be another machine's. In nanoseconds since 1970. */
export function clockOf(stage: string): bigint {
  const probe = join(stage, 'now');
  try {
    mkdirSync(probe);
    const { ctimeNs } = statSync(probe, { bigint: true });
    rmdirSync(probe);
    return ctimeNs;
  } catch {
    // The disk is full or was never writable: no time can be trusted.
    return 0n;
  }
}

function namesIn(folder: string): readonly string[] {
  return attempt(() => readdirSync(folder), []);
}
