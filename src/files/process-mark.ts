// A process to a mark by which others tell whether it still runs, though its number may have been given again.
import { readFileSync } from 'node:fs';

/** `<pid>.<boot>.<start>`; the last two are empty where the system does not tell them. */
export function ownMark(): string {
  return `${process.pid}.${bootOf() ?? ''}.${startOf(process.pid) ?? ''}`;
}

/** The number of the process that left a mark; 0 for a text that is no mark. */
export function pidOf(mark: string): number {
  return /^[1-9]\d*\./.test(mark) ? Number.parseInt(mark, 10) : 0;
}

/** False for a mark of another boot, and for a text that is no mark. */
export function runs(mark: string): boolean {
  const pid = pidOf(mark);
  const [, boot, start] = mark.split('.');
  if (pid === 0 || !isThere(pid)) return false;
  // What the system did not tell, then or now, is no reason to take a process for another one: the number has to do.
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

/** In clock ticks since the boot; empty for a process that has ended and that nobody has asked for. */
function startOf(pid: number): string | undefined {
  const text = read(`/proc/${pid}/stat`);
  // The name of the program stands in brackets, and may hold anything.
  const [state, ...fields] = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === 'Z' || state === 'X' ? '' : fields[18];
}

function bootOf(): string | undefined {
  return read('/proc/sys/kernel/random/boot_id')?.trim();
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
