// Converts SIGINT and SIGTERM into an AbortSignal; the second one ends the process at once.
import { exitCodes } from './exit-codes.ts';

type SignalName = 'SIGINT' | 'SIGTERM';

/** The reason with which the work is aborted. */
export class Interrupted extends Error {
  constructor(readonly signalName: SignalName) {
    super(`stopped by ${signalName}`);
  }
}

export interface Interruption {
  /** Aborted with an `Interrupted` by the first signal. */
  readonly signal: AbortSignal;
  /** Removes the signal handlers. */
  close(): void;
}

export function listenForSignals(leaveAtOnce: (code: number) => void): Interruption {
  const controller = new AbortController();
  const onSignal = (name: SignalName): void => {
    if (controller.signal.aborted) leaveAtOnce(exitCodes[name]);
    else controller.abort(new Interrupted(name));
  };
  // Site code may emit the event as well, without the signal's name.
  const onInterrupt = (): void => onSignal('SIGINT');
  const onTerminate = (): void => onSignal('SIGTERM');
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return {
    signal: controller.signal,
    close() {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
    },
  };
}

/** Settles when a signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
