// The folder in which a build prepares its output: its name, and those that ended builds have left.
import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownMark, runs } from '#files/process-mark';

const prefix = '.slodocs-staging';

/** In the output folder, so that it is on the same disk; named by the process, so that others can tell whether it still runs. */
export function stageOf(folder: string): string {
  return join(folder, `${prefix}-${ownMark()}`);
}

/** Whether an entry of an output folder is a stage, of any build. */
export function isStage(name: string): boolean {
  return name.startsWith(prefix);
}

/** The stages in an output folder whose builds have ended. */
export function leftovers(folder: string): readonly string[] {
  const stages = namesIn(folder).filter(isStage);
  return stages.filter((name) => !runs(name.slice(prefix.length + 1))).map((name) => join(folder, name));
}

/** False where it stays: it goes with a later build. */
export function removeStage(stage: string): boolean {
  try {
    rmSync(stage, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** The time by the clock of the disk that the stage is on, which may be another machine's. In nanoseconds since 1970. */
export function clockOf(stage: string): bigint {
  const probe = join(stage, 'now');
  try {
    mkdirSync(probe);
    const { ctimeNs } = statSync(probe, { bigint: true });
    rmdirSync(probe);
    return ctimeNs;
  } catch {
    // The disk has become full, or was never there: no time is certain.
    return 0n;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
