// Thirty pages of the documentation of Nines in a browser, drawn by a fixed seed: some of every kind that its table of routes has.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, startChromium } from '../chromium.ts';
import { provePage } from '../proofs/prove-page.ts';
import { type ServedSite, serveSite } from '../proofs/served-site.ts';
import { desk, openReader, phone, type Reader } from '../proofs/visit.ts';
import { seeded } from '../seeded-faults/random.ts';
import { groupBy, type Route, repository, routes } from './site.ts';

const seed = 741;
const most = 30;

/** One of each kind, then any others, in the order of the table. */
function drawn(): readonly Route[] {
  const random = seeded(seed);
  const chosen = new Set([...groupBy(routes, ({ kind }) => kind).values()].map((rows) => random.pick(rows)));
  while (chosen.size < most) chosen.add(random.pick(routes));
  return routes.filter((row) => chosen.has(row));
}

const samples = drawn();

test('there are pages of every kind among them', () => {
  expect(samples).toHaveLength(most);
  expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(routes.map(({ kind }) => kind)));
});

describe.skipIf(!hasChromium)('pages of Nines', () => {
  let browser: Browser;
  let site: ServedSite;
  let readers: readonly Reader[];
  beforeAll(async () => {
    site = await serveSite(repository);
    browser = await startChromium();
    readers = [await openReader(browser, desk), await openReader(browser, phone)];
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  // The page for unknown addresses is met at one of them.
  for (const { kind, route } of samples)
    provePage(`${kind}: ${route}`, kind === 'not-found' ? '/nowhere' : route, () => ({ readers, site }));
});
