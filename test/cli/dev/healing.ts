// Breaks and repairs a site in development, and checks what its server does meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { put } from '../../pipeline/6-emit/site-on-disk.ts';
import type { DevServer } from './dev-server.ts';
import { type Deed, filesOf, type Where } from './spoilt-site.ts';

/** What nothing is said of: a variable is set for the run. */
const unsaid: readonly Deed[] = ['sets a variable'];

/** In milliseconds: longer than the time limit that the server is given. */
const patience = 40_000;

async function until(what: string, server: DevServer, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const start = performance.now(); performance.now() - start < patience; await wait(50)) if (await isTrue()) return;
  throw new Error(`${what}: never, and what was printed is\n${server.printed()}`);
}

async function page(server: DevServer): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(server.url);
  return { status: response.status, text: await response.text() };
}

/** `n` tells rounds apart. */
export async function spoilAndMend(server: DevServer, root: string, n: number, where: Where, deed: Deed): Promise<void> {
  const write = (files: Readonly<Record<string, string>>): void => put(root, files);
  const before = server.printed().length;
  const since = (from: number): string => server.printed().slice(from);
  write(filesOf(`spoilt-${n}`, where, deed));
  if (unsaid.includes(deed)) await until('the edit shows', server, async () => (await page(server)).text.includes(`spoilt-${n}`));
  else {
    // An emit hook runs once nobody waits for a page.
    const told = until('a fault is told', server, () => /(?:error|warning)\[/.test(since(before)));
    const shown = await page(server);
    await told;
    expect({ where, deed, status: shown.status }).toEqual({ where, deed, status: 200 });
    expect({ where, deed, status: (await page(server)).status }).toEqual({ where, deed, status: 200 });
  }
  const mended = server.printed().length;
  write(filesOf(`mended-${n}`));
  await until('the mended page', server, async () => (await page(server)).text.includes(`mended-${n}`));
  if (!unsaid.includes(deed))
    await until('nothing is wrong', server, () => /no problems found/.test(since(mended).split('error[').at(-1) ?? ''));
  const { status, text } = await page(server);
  expect({ where, deed, status }).toEqual({ where, deed, status: 200 });
  expect(text).toContain('the variable unset');
  expect(text).toContain('<b>odd</b>');
  // What comes late comes now.
  await wait(300);
  expect(since(mended)).not.toMatch(/(?:error|warning)\[/);
}
