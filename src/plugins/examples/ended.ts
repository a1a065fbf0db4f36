// Runs a program to its end, within limits of time and output, without any input.
import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly output: Buffer;
  /** The program cannot be started. */
  readonly missing: boolean;
  /** Why it was stopped. */
  readonly stopped: string | undefined;
}

export interface EndLimits {
  /** In seconds. */
  readonly time: number;
  /** In bytes. */
  readonly output: number;
  readonly signal: AbortSignal;
}

/** Whatever the program starts is in its process group, and ends with it. */
export function ended(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  { time, output: most, signal }: EndLimits,
): Promise<Ended> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const pieces: Buffer[] = [];
    let size = 0;
    let stopped: string | undefined;
    const stop = (why: string): void => {
      stopped ??= why;
      killGroup(child.pid);
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const abort = (): void => stop('the run was stopped');
    signal.addEventListener('abort', abort, { once: true });
    const timer = setTimeout(() => stop(`it takes longer than ${time} second${time === 1 ? '' : 's'}`), time * 1000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > most) stop(`it prints more than ${Math.round(most / 1000)} kB`);
        else pieces.push(piece);
      });
    }
    const end = (code: number | null, missing: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      // What it has left running.
      killGroup(child.pid);
      resolve({ code, missing, stopped, output: Buffer.concat(pieces) });
    };
    child.once('error', () => end(null, true));
    child.once('exit', (code) => {
      // A process left behind may hold them open.
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, graceOfPipes).unref();
      child.once('close', () => end(code, false));
    });
  });
}

/** In milliseconds: what is in a pipe is read at once. */
const graceOfPipes = 200;

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}
