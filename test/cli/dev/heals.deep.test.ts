// One server goes through every kind of fault in every place of a site's code, and is well again after each.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporarySite } from '../../pipeline/built-site.ts';
import { type DevServer, startDev } from './dev-server.ts';
import { spoilAndMend } from './healing.ts';
import { type Deed, deeds, filesOf, places, type Where } from './spoilt-site.ts';

let root: string;
let server: DevServer;
const removals: (() => void)[] = [];

beforeAll(async () => {
  root = temporarySite(filesOf('sound'), (remove) => removals.push(remove));
  server = await startDev(root, ['--time-limit', '3']);
  expect((await fetch(server.url)).status).toBe(200);
});
afterAll(async () => {
  expect(await server?.stop()).toBe(0);
  for (const remove of removals) remove();
});

const all = Object.keys(deeds) as Deed[];
/** All deeds in the configuration; elsewhere those that begin at another one in each place. */
const table = places.flatMap((where, at): (readonly [Where, Deed])[] =>
  all
    .filter((deed, n) => where === 'config' || (n + at) % 9 === 0 || ['never settles', 'loops for ever'].includes(deed))
    .filter((deed) => where !== 'component' || deed !== 'never settles')
    .map((deed) => [where, deed] as const),
);

test.each(table)('%s %s', { timeout: 120_000 }, async (where, deed) => {
  await spoilAndMend(
    server,
    root,
    removals.push(() => undefined),
    where,
    deed,
  );
});

test('so many were tried', () => {
  expect(table.length).toBeGreaterThan(60);
});
