// Shares with another thread which call of the site's code this one is executing.
import type { SiteCall } from '#model/site-code';

/** The room for a call in bytes, after its length. Names of files and plugins are short. */
const room = 4096;

export function callBuffer(): SharedArrayBuffer {
  return new SharedArrayBuffer(room);
}

/** Writes the call, or what is to be said of it; one that does not fit is skipped, and the previous one stays. */
export function writeCall<Call extends object = SiteCall>(buffer: SharedArrayBuffer, call: Call): void {
  const bytes = Buffer.from(JSON.stringify(call));
  if (bytes.length > room - 4) return;
  const length = new Int32Array(buffer, 0, 1);
  Atomics.store(length, 0, 0);
  new Uint8Array(buffer, 4).set(bytes);
  Atomics.store(length, 0, bytes.length);
}

/** Undefined before the first call, and while one is being written. */
export function readCall<Call extends object = SiteCall>(buffer: SharedArrayBuffer): Call | undefined {
  const length = Atomics.load(new Int32Array(buffer, 0, 1), 0);
  if (length === 0) return undefined;
  const bytes = Buffer.from(new Uint8Array(buffer, 4, length));
  try {
    return JSON.parse(bytes.toString()) as Call;
  } catch {
    // It was overwritten during the read.
    return undefined;
  }
}

/** No call is executed any more. */
export function clearCall(buffer: SharedArrayBuffer): void {
  Atomics.store(new Int32Array(buffer, 0, 1), 0, 0);
}
