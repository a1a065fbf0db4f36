// Runs the work of a command, with progress on an interactive terminal.
import type { BuildOptions } from '#index';
import type { PrintFlags } from './print-result.ts';
import { printWaiting } from './printers/waiting.ts';
import { createProgress } from './progress.ts';
import type { Shell } from './shell.ts';

/** The listeners of a running command, beside its signal. */
export type Heard = Required<Pick<BuildOptions, 'signal' | 'onProgress' | 'onWait'>> & Pick<BuildOptions, 'siteCode'>;

/** Shows progress if the terminal is interactive. */
export async function watched<T>(flags: PrintFlags, shell: Shell, work: (heard: Heard) => Promise<T>): Promise<T> {
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
