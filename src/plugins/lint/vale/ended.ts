// Runs a program to its end, within limits of time and output.
import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** There is no such program, or it may not be run. */
  readonly missing: boolean;
  /** Why it was stopped. */
  readonly stopped: string | undefined;
}

const mostOutput = 50_000_000;

export function ended(program: string, args: readonly string[], cwd: string, seconds: number): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    const printed: { stdout: Buffer[]; stderr: Buffer[] } = { stdout: [], stderr: [] };
    let size = 0;
    let stopped: string | undefined;
    const stop = (why: string): void => {
      stopped ??= why;
      child.kill('SIGKILL');
      // What it has started itself may hold them open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(
      () => stop(`it took longer than ${seconds === 1 ? 'a second' : `${seconds} seconds`}`),
      seconds * 1000,
    );
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > mostOutput) stop(`it printed more than ${mostOutput / 1_000_000} MB`);
        else printed[name].push(piece);
      });
    }
    const end = (code: number | null, signal: NodeJS.Signals | null, missing: boolean): void => {
      clearTimeout(timer);
      const textOf = (pieces: readonly Buffer[]): string => Buffer.concat(pieces).toString('utf8');
      resolve({ code, signal, missing, stopped, stdout: textOf(printed.stdout), stderr: textOf(printed.stderr) });
    };
    child.once('error', () => end(null, null, true));
    child.once('close', (code, signal) => end(code, signal, false));
  });
}
