// The server goes on through faults of the site's code, and is well again once they are mended. `heals.deep.test.ts` tries all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporarySite } from '../../pipeline/built-site.ts';
import { sampled } from '../../sampled.ts';
import { type DevServer, startDev } from './dev-server.ts';
import { spoilAndMend } from './healing.ts';
import { filesOf } from './spoilt-site.ts';

let root: string;
let server: DevServer;
const removals: (() => void)[] = [];

beforeAll(async () => {
  root = temporarySite(filesOf('sound'), (remove) => removals.push(remove));
  server = await startDev(root, ['--time-limit', '3']);
  expect((await fetch(server.url)).status).toBe(200);
});
afterAll(async () => {
  await server?.stop();
  for (const remove of removals) remove();
});

test.each(
  sampled(
    [
      ['config', 'rejects late'],
      ['resolve', 'changes a method'],
      ['component', 'throws in a timer'],
    ] as const,
    1,
  ),
)('%s %s', { timeout: 120_000 }, async (where, deed) => {
  await spoilAndMend(
    server,
    root,
    removals.push(() => undefined),
    where,
    deed,
  );
});
