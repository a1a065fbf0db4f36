// Identifies a process by PID, boot and start time, so that others can tell whether it still runs.

import { readFileSync } from 'node:fs';
import { attempt } from '#model/attempt';

/** `<pid>.<boot>.<start>`; the last two are empty where the system does not report them. */
export function ownMark(): string {
  return `${process.pid}.${bootOf() ?? ''}.${startOf(process.pid) ?? ''}`;
}

/** The PID in a mark; 0 for a text that is no mark. */
export function pidOf(mark: string): number {
  return /^[1-9]\d*\./.test(mark) ? Number.parseInt(mark, 10) : 0;
}

/** False for a mark of another boot, and for a text that is no mark. */
export function runs(mark: string): boolean {
  const pid = pidOf(mark);
  const [, boot, start] = mark.split('.');
  if (pid === 0 || !isThere(pid)) return false;
  // Where a value is unknown on either side, the PID alone decides.
  const isOther = (left: string | undefined, found: string | undefined): boolean =>
    found !== undefined && left !== '' && found !== left;
  return !isOther(boot, bootOf()) && !isOther(start, startOf(pid));
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In clock ticks since boot; empty for a process that has ended and was not waited for (a zombie). */
function startOf(pid: number): string | undefined {
  const text = read(`/proc/${pid}/stat`);
  // The program's name is in parentheses, and may itself contain any character.
  const [state, ...fields] = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === 'Z' || state === 'X' ? '' : fields[18];
}

function bootOf(): string | undefined {
  return read('/proc/sys/kernel/random/boot_id')?.trim();
}

function read(file: string): string | undefined {
  return attempt(() => readFileSync(file, 'utf8'));
}
