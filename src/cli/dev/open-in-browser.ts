// Opens a URL in the user's browser.
import { spawn } from 'node:child_process';

/** Does nothing where there is no browser: the URL is printed anyway. */
export function openInBrowser(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(program as string, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
