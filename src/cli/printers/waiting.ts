// A process that is waited for to a line that says so: a log that stands still needs a reason.
export function printWaiting(pid: number): string {
  return `waiting for another build of this site (process ${pid})\n`;
}
