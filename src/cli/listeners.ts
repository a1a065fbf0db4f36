// Runs the work of a command, with progress on an interactive terminal.

import type { BuildOptions } from '#index';
import type { Terminal } from './environment.ts';
import type { PrintFlags } from './print-result.ts';
import { printWaiting } from './printers/waiting.ts';
import type { Shell } from './shell.ts';

/** The listeners of a running command, beside its signal. */
export type Listeners = Required<Pick<BuildOptions, 'signal' | 'onProgress' | 'onWait'>> & Pick<BuildOptions, 'siteCode'>;

/** Shows progress if the terminal is interactive. */
export async function watched<T>(flags: PrintFlags, shell: Shell, work: (heard: Listeners) => Promise<T>): Promise<T> {
  const { environment, signal } = shell;
  const isWatched = environment.stderr.tty && !environment.ci && !flags.quiet;
  const progress = createProgress(environment.stderr, isWatched);
  // Printed without a terminal and under --quiet as well.
  const onWait = (pid: number): void => {
    progress.close();
    environment.stderr.write(printWaiting(pid));
  };
  try {
    return await work({ signal, onProgress: progress.onProgress, onWait, siteCode: shell.watched?.siteCode });
  } finally {
    progress.close();
  }
}

interface Progress {
  readonly onProgress: (event: { readonly stage: string; readonly done: number; readonly total: number }) => void;
  /** Clears the line. */
  close(): void;
}

const clearLine = '\r\u001B[2K';
/** Milliseconds between two writes: often enough for the eye, seldom enough to cost nothing. */
const interval = 80;

/** Shows progress on `terminal`, or nothing at all unless `shown`. */
export function createProgress(terminal: Terminal, shown: boolean, now: () => number = () => performance.now()): Progress {
  let last = Number.NEGATIVE_INFINITY;
  let visible = false;
  return {
    onProgress({ stage, done, total }) {
      if (!shown || now() - last < interval) return;
      last = now();
      visible = true;
      const line = total > 0 ? `${stage} ${done}/${total}` : stage;
      terminal.write(clearLine + line.slice(0, terminal.columns - 1));
    },
    close() {
      if (visible) terminal.write(clearLine);
      visible = false;
    },
  };
}
