// Shows progress events on one line at the foot of a terminal.
import type { Terminal } from './environment.ts';

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
