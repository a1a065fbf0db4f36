// Interrupts a blocked main thread through Node's inspector.
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { slowAfter } from '#code/site-code/pending-calls';
import { interruptKey, type SharedBeats } from '#code/site-code/watchdog';

const shared = workerData as SharedBeats;
/** In milliseconds. */
const period = 250;

const session = new Session();
session.connectToMainThread();
// The main thread answers only while it is not blocked: once it has answered, it can be interrupted.
session.post('Runtime.evaluate', { expression: '0' }, () => parentPort?.postMessage('ready'));

let last = 0;
let stoodFor = 0;
let isTold = false;
setInterval(() => {
  const beats = Atomics.load(shared, 0);
  stoodFor = beats === last ? stoodFor + period : 0;
  if (stoodFor === 0) isTold = false;
  last = beats;
  const limit = Atomics.load(shared, 1) * 1000;
  if (limit > 0 && stoodFor >= limit) interrupt(true);
  else if (stoodFor >= slowAfter && !isTold) {
    isTold = true;
    interrupt(false);
  }
}, period);

function interrupt(isOver: boolean): void {
  const seconds = Math.round(stoodFor / 1000);
  const expression = `globalThis[Symbol.for('${interruptKey}')]?.(${seconds}, ${isOver})`;
  session.post('Runtime.evaluate', { expression });
}
