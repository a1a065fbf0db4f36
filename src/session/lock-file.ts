// Reads and writes lock files, and takes them over from processes that have ended.

import {
  closeSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { digestOf } from '#files/digest';
import { ownMark, pidOf, runs } from '#files/process-mark';
import { attempt } from '#model/attempt';

/** How long a claim may take to be written where it cannot be linked into place, in milliseconds. */
const patience = 2000;

export interface Claim {
  /** Unique to this claim. */
  readonly text: string;
  /** 0 where the file is being written, or was never written to its end. */
  readonly pid: number;
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  readonly mark: string;
  readonly host: string;
}

/** Gives the text of the claim; undefined when there is one already. Throws where none can be written. */
export function claim(file: string): string | undefined {
  // The second part tells two claims of one process apart.
  const text = `${ownMark()} ${process.hrtime.bigint()} ${hostname()}\n`;
  const draft = `${file}-${process.pid}`;
  try {
    writeFileSync(draft, text);
    return (claimByLink(file, draft) ?? claimByOpening(file, text)) ? text : undefined;
  } finally {
    attempt(() => rmSync(draft, { force: true }));
  }
}

/** The claim appears together with its text, however long this process is suspended. Undefined on disks without hard links. */
function claimByLink(file: string, draft: string): boolean | undefined {
  try {
    linkSync(draft, file);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EEXIST' ? false : undefined;
  }
}

function claimByOpening(file: string, text: string): boolean {
  let open: number;
  try {
    open = openSync(file, 'wx');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  }
  try {
    writeSync(open, text);
    return true;
  } catch (thrown) {
    rmSync(file, { force: true });
    throw thrown;
  } finally {
    attempt(() => closeSync(open));
  }
}

/** Undefined when there is none. Throws where it cannot be read. */
export function claimOf(file: string): Claim | undefined {
  try {
    const { mtimeMs: time, ino } = statSync(file);
    const text = readFileSync(file, 'utf8');
    const [, mark = '', host = ''] = /^(\S+) \d+ (.*)\n$/.exec(text) ?? [];
    const pid = pidOf(mark);
    return { text: pid === 0 ? `${text} ${ino} ${time}` : text, mark, host, pid, time };
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code !== 'EISDIR') throw thrown;
    // Container runtimes make empty folders at the paths that they mount. One with files in it is not ours to remove: this throws.
    rmdirSync(file);
    return undefined;
  }
}

/** Locks of other machines count as dead: they came with a copied folder. */
export function isDead({ pid, mark, host, time }: Claim): boolean {
  if (pid === 0) return Math.abs(Date.now() - time) > patience;
  return host !== hostname() || !runs(mark);
}

/** Releases a lock. If it cannot be removed, it is emptied, so that it claims nothing any more. */
export function giveUp(file: string, text: string): void {
  const isGone = attempt(() => release(file, text)) ?? false;
  if (!isGone) attempt(() => writeFileSync(file, ''));
}

/** Removes the lock if it is still that claim. */
function release(file: string, text: string): true {
  if (claimOf(file)?.text === text) rmSync(file, { force: true });
  return true;
}

/**
 * Removes a lock if it is still the claim of a process that has ended. Of several who see that one alone may do so: who
 * holds the guard that is named by that very claim. A slow one would otherwise remove the lock that a quick one has
 * claimed meanwhile. A guard is a lock like any other, and may itself have been left behind. False while another has it.
 */
export function removeDead(file: string, dead: Claim): boolean {
  const guard = `${file}.${digestOf(dead.text).slice(0, 16)}`;
  const own = claim(guard);
  if (own === undefined) {
    const other = claimOf(guard);
    return other === undefined || (isDead(other) && removeDead(guard, other));
  }
  try {
    release(file, dead.text);
    return true;
  } finally {
    release(guard, own);
  }
}

/** Removes drafts and guards of a lock that ended processes have left behind. Called by who holds it. */
export function removeRemains(file: string): void {
  const name = basename(file);
  for (const found of attempt(() => readdirSync(dirname(file))) ?? []) {
    const [, pid] = (found.startsWith(name) && /^(?:\.[0-9a-f]{16})?(?:-(\d+))?$/.exec(found.slice(name.length))) || [];
    if (found === name || (pid === undefined && !found.startsWith(`${name}.`))) continue;
    const path = join(dirname(file), found);
    attempt(() => {
      const left = claimOf(path);
      // One that is not written yet is named by its process alone.
      const isOver = left && (left.pid === 0 && pid !== undefined ? !runs(`${pid}..`) : isDead(left));
      if (isOver) rmSync(path, { force: true });
    });
  }
}
