// Answers agents until they leave, or until the command is stopped.
import { openMcp } from '#index';
import { crash } from '../crash.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { printSlow } from '../printers/waiting.ts';
import { choosePort, listen, saysOtherPort } from '../serve/listen.ts';
import type { Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { aborted } from '../signals.ts';
import { endpoint, serveHttp } from './http.ts';
import { createServer } from './server.ts';
import { serveStdio } from './stdio.ts';

export interface McpFlags extends SiteFlags {
  /** True where no port is named. */
  readonly http?: number | true;
  readonly write?: boolean;
  readonly timeLimit?: number;
}

export const usualPort = 4175;

/** How long answers in flight may take once the command is stopped, in milliseconds. */
const grace = 1000;

export async function runMcp(
  options: SiteOptions,
  { http, write: writes = false, timeLimit }: McpFlags,
  shell: Shell,
): Promise<number> {
  const { environment, signal } = shell;
  const { stderr, variables } = environment;
  let isOver = false;
  const crashed = (thrown: unknown): void => {
    // Work that was stopped is no fault.
    if (!isOver) crash(thrown, environment, options);
  };
  const site = await openMcp({
    ...{ ...options, timeLimit, writes, variables },
    onSlow: (what, seconds) => stderr.write(printSlow(what, seconds, stderr)),
    onCrash: crashed,
  });
  if (!site)
    throw new UsageError(
      `there is no site in "${options.root}"`,
      'A site needs a "site.config.ts" and a page such as "docs/index.md". "slodocs init" creates both.',
    );
  const create = () => createServer({ site, writes, crashed });
  try {
    if (http === undefined) {
      const server = create();
      await Promise.race([serveStdio(server, environment), aborted(signal)]);
      isOver = true;
      await server.close();
    } else {
      const serving = serveHttp(create, crashed);
      const address = { host: '127.0.0.1', ...choosePort(http === true ? undefined : http, usualPort) };
      const server = await listen(serving.handler, address);
      stderr.write(saysOtherPort(address, server) ?? '');
      stderr.write(`serving agents on ${server.origin}${endpoint}${writes ? ', which may change files' : ''}\n`);
      await aborted(signal);
      isOver = true;
      await serving.close();
      await server.close(grace);
    }
  } finally {
    await site.close();
  }
  return exitCodes.ok;
}
