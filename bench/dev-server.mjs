// Starts development servers, and waits until a page in Chromium shows what was written.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

/** In milliseconds since a common origin. */
export const now = () => performance.timeOrigin + performance.now();

/** Starts a server. Errors contain what it printed last. */
export function startServer(command, { cwd, env } = {}) {
  const begun = now();
  const child = spawn(command[0], command.slice(1), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed = (printed + data).slice(-10_000)));
  const exited = new Promise((resolve) => child.once('close', resolve));
  const assertRunning = () => {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} exited with ${child.exitCode}\n${printed}`);
  };
  return {
    begun,
    pid: child.pid,
    assertRunning,
    /** Waits until the server has printed a line, and gives what matches. */
    async prints(pattern) {
      while (!pattern.test(printed)) {
        assertRunning();
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return pattern.exec(printed)[0];
    },
    /** Waits until the process has ended: until then it may write. */
    async stop() {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(late);
    },
  };
}

/** Gives a port that nothing listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** Opens an address as soon as a server answers, and gives the time at which the article shows a text. */
export async function openWhenServed(tab, server, url, text, timeout) {
  const end = now() + timeout;
  const { hostname, port } = new URL(url);
  for (;;) {
    server.assertRunning();
    // Navigations that fail would take processor time from the server.
    if (await accepts(hostname, port)) {
      const response = await tab.goto(url, { waitUntil: 'commit', timeout }).catch(() => undefined);
      if (response?.ok()) return articleShows(tab, text, end - now());
    }
    if (now() > end) throw new Error(`${url} is not served after ${timeout / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function accepts(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Gives the time at which the visible article contains a text, in this document or, after a reload, in the next one. */
export async function articleShows(tab, text, timeout) {
  const look = (wanted) => {
    const article = document.querySelector('main, .rspress-doc') ?? document.body;
    return article?.innerText.includes(wanted) && performance.timeOrigin + performance.now();
  };
  const seen = await tab.waitForFunction(look, text, { timeout, polling: 'raf' });
  return seen.jsonValue();
}
