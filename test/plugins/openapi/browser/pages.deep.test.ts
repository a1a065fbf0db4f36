// All kinds of API pages in a real browser, and what holds for every page of every site.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { hasChromium, startChromium } from '../../../chromium.ts';
import { writeSite } from '../../../pipeline/built-site.ts';
import { provePage } from '../../../proofs/prove-page.ts';
import { type ServedSite, serveSite } from '../../../proofs/served-site.ts';
import { desk, openReader, phone, type Reader } from '../../../proofs/visit.ts';
import { apiConfig, kettles } from '../api-site.ts';
import './pages.test.ts';

describe.skipIf(!hasChromium)('API pages are proven like all others', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-api-')));
  let browser: Browser;
  let site: ServedSite;
  let readers: readonly Reader[];
  beforeAll(async () => {
    writeSite(root, {
      'docs/index.md': '---\ndescription: Home.\n---\n\n# Home\n',
      'specs/kettles.yaml': kettles,
      'site.config.ts': apiConfig("[{ file: 'specs/kettles.yaml', path: 'api/kettles' }]", 'tryIt: true'),
    });
    site = await serveSite(root);
    browser = await startChromium();
    readers = [await openReader(browser, desk), await openReader(browser, phone)];
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(root, { recursive: true, force: true });
  });

  for (const path of ['', '/boil-water', '/list-parts', '/webhooks/leak'])
    provePage(`/api/kettles${path}`, `/api/kettles${path}`, () => ({ readers, site }));
  provePage('/category/api/kettles', '/category/api/kettles', () => ({ readers, site }));
});
