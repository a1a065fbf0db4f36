// Prints what a command is waiting for.
import { visible } from './visible.ts';

export function printWaiting(pid: number): string {
  return `waiting for another build of this site (process ${pid})\n`;
}

/** Prints a notice of a slow call of site code. */
export function printSlow(what: string, seconds: number, { tty }: { readonly tty: boolean }): string {
  // The progress line is rewritten by whoever shows it.
  return `${tty ? '\r\u001B[2K' : ''}still waiting for ${visible(what)} (${seconds} s)\n`;
}
