// Runs the development server until it is stopped, and prints what happens.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { openDevInThread, version } from '#index';
import type { DevEvent, DevFaults, DevSite } from '#model/dev';
import { crash } from '../crash.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { createPalette } from '../printers/palette.ts';
import { printSlow } from '../printers/waiting.ts';
import { bareHost, type Certificate, choosePort, listen, saysOtherPort } from '../serve/listen.ts';
import { isLoopback } from '../serve/serve-output.ts';
import type { Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { createActions, createPermission, tokenParameter } from './actions.ts';
import { createDevHandler } from './dev-handler.ts';
import { help, type LineStyle, printAll, printChange } from './dev-lines.ts';
import { openInEditor } from './editor.ts';
import { createEventStream, type ServerEvent } from './event-stream.ts';
import { shownFaults } from './shown-faults.ts';

export async function runDev(options: SiteOptions, flags: DevFlags, shell: Shell): Promise<number> {
  const { environment, signal, started } = shell;
  const { stdout, stderr, cwd } = environment;
  const certificate = await certificateOf(flags, cwd);
  const events = createEventStream();
  const token = randomBytes(16).toString('hex');
  const run = randomBytes(4).toString('hex');
  let latest: DevFaults | undefined;
  let site: DevSite | undefined;
  const style = (): LineStyle => ({
    palette: createPalette(stdout.colors),
    colors: stdout.colors,
    columns: stdout.columns,
    cwd,
    root: site?.root ?? cwd,
  });
  const crashed = (thrown: unknown): void => void crash(thrown, environment, options);

  const listener = (event: DevEvent): void => {
    switch (event.kind) {
      case 'crashed':
        crashed(event.thrown);
        break;
      case 'polls':
        stderr.write(`the system cannot watch more files (${event.reason}), so slodocs polls them\n`);
        break;
      case 'changed':
        if (site) events.send({ name: 'changed', data: { run, edition: site.edition } });
        break;
      case 'faults':
        latest = event.faults;
        events.send({ name: 'faults', data: shownFaults(latest, style()) });
        stdout.write(printChange(latest, style()));
    }
  };

  const { concurrency, timeLimit, poll = false, follow: follows = false } = flags;
  const onSlow = (what: string, seconds: number): void => stderr.write(printSlow(what, seconds, stderr));
  site = await openDevInThread({ ...options, concurrency, timeLimit, signal, polls: poll, listener, onSlow });
  if (!site) throw new UsageError(`there is no site in "${options.root}"`, noSite);
  const opened = site;
  const actions = createActions({
    site: opened,
    token,
    open: (file, line, column) =>
      openInEditor(
        process.env['LAUNCH_EDITOR'] ?? process.env['VISUAL'] ?? process.env['EDITOR'],
        { file, line, column },
        (why) => stderr.write(`no editor was opened: ${why}\n`),
      ),
  });
  const hello = (): readonly ServerEvent[] => [
    { name: 'state', data: { run, edition: opened.edition } },
    ...(latest ? [{ name: 'faults', data: shownFaults(latest, style()) } as const] : []),
  ];
  const permission = createPermission(token);
  const { host } = flags;
  const address = { host, certificate, ...choosePort(flags.port, usualPort) };
  const handler = createDevHandler({ site: opened, events, hello, actions, permission, run, follows, host, crashed });
  const server = await listen(handler, address);
  const url = `${server.origin}${encodeURI(opened.baseUrl)}`;
  const took = Math.round(performance.now() - started);
  stdout.write(`slodocs ${version} is ready in ${took} ms: ${url}\n`);
  stdout.write(saysOtherPort(address, server) ?? '');
  for (const shown of networkUrls(url, host)) {
    stdout.write(`on the network: ${shown}\n`);
    stdout.write(`with permission to apply fixes and open files: ${shown}?${tokenParameter}=${token}\n`);
  }
  if (flags.open) openInBrowser(url);

  await new Promise<void>((stop) => {
    const hasKeys = listenForKeys({
      o: () => openInBrowser(url),
      r: () => void opened.restart().catch(crashed),
      f: () => void opened.faults().then((faults) => stdout.write(printAll(faults, style())), crashed),
      h: () => stdout.write(help),
      q: () => stop(),
    });
    signal.addEventListener('abort', () => stop(), { once: true });
    if (hasKeys) stdout.write('press h for help\n');
  });
  events.close();
  await server.close();
  await opened.close();
  return exitCodes.ok;
}

const noSite = 'A site needs a "site.config.ts" and a page such as "docs/index.md". "slodocs init" creates both.';

async function certificateOf({ cert, key }: DevFlags, cwd: string): Promise<Certificate | undefined> {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new UsageError('--cert and --key require each other', 'Give both: --cert site.pem --key site-key.pem.');
  const read = (file: string): Promise<string> =>
    readFile(resolve(cwd, file), 'utf8').catch((thrown: NodeJS.ErrnoException) => {
      throw new UsageError(`"${file}" cannot be read: ${thrown.code}`, 'Give a file in PEM format.');
    });
  return { cert: await read(cert), key: await read(key) };
}

/** The addresses under which other machines reach the server. */
function networkUrls(url: string, host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return host === 'localhost' || isLoopback(bareHost(host)) ? [] : [url];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => url.replace('localhost', address))
    .sort();
}

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

/** Returns false where there is no terminal to listen to. Ctrl-C is left to the process. */
export function listenForKeys(keys: Readonly<Record<string, () => void>>): boolean {
  const { stdin } = process;
  if (!stdin.isTTY) return false;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  stdin.on('data', (text: string) => {
    // In raw mode, the terminal sends Ctrl-C as a character.
    if (text === '\u0003') process.kill(process.pid, 'SIGINT');
    else keys[text.toLowerCase()]?.();
  });
  return true;
}

export const usualPort = 4321;

export interface DevFlags extends SiteFlags {
  readonly host: string;
  readonly port?: number;
  readonly open?: boolean;
  readonly follow?: boolean;
  readonly poll?: boolean;
  readonly cert?: string;
  readonly key?: string;
  readonly concurrency?: number;
  readonly timeLimit?: number;
}
