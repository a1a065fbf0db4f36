// Prints what is waited for: a log that stands still needs a reason.
import { visible } from './visible.ts';

export function printWaiting(pid: number): string {
  return `waiting for another build of this site (process ${pid})\n`;
}

/** A call of the site's code that takes long. */
export function printSlow(what: string, seconds: number, { tty }: { readonly tty: boolean }): string {
  // The line that shows progress is written again by whoever shows it.
  return `${tty ? '\r\u001B[2K' : ''}still waiting for ${visible(what)} (${seconds} s)\n`;
}
