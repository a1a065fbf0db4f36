// Runs each folder of `cases` as a test: `node --test`. With REWRITE=1, what comes out is written as what is expected.
import { basename } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { listCases, runCase } from 'slodocs/testing';

const folder = fileURLToPath(new URL('cases', import.meta.url));
const rewrite = process.env.REWRITE === '1';

for (const site of await listCases(folder)) {
  test(basename(site), async () => {
    await runCase(site, { rewrite });
  });
}
