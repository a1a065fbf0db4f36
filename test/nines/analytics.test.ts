// The counter of Nines: the build names its address, and it sees each page that a reader moves to.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createHandler } from '#cli/serve/serve-output';
import { build } from '../../src/index.ts';
import { hasChromium, startChromium } from '../chromium.ts';
import { temporarySite } from '../pipeline/built-site.ts';
import { repository } from './site.ts';

/** Three of its pages, with its own theme and its own analytics. */
const names = ['agent', 'general', 'slo'];
const files = {
  'site.config.ts': `import nines from '${join(repository, 'site.config.ts')}';

const { analytics } = nines.theme ?? {};
export default {
  title: nines.title,
  url: nines.url,
  docs: [{ routeBasePath: '/' }],
  theme: { analytics },
  preset: { 'git-dates': false, search: false },
  severity: { 'resolve/broken-link': 'off', 'resolve/broken-anchor': 'off' },
};
`,
  'static/favicon.ico': '',
  ...Object.fromEntries(
    names.map((name) => [`docs/${name}.md`, readFileSync(join(repository, `content/faq/${name}.md`), 'utf8')]),
  ),
};

afterEach(() => {
  delete process.env['NINES_ANALYTICS'];
});

async function builtWith(endpoint: string | undefined): Promise<{ outDir: string; headers: string }> {
  if (endpoint !== undefined) process.env['NINES_ANALYTICS'] = endpoint;
  const { outDir, diagnostics } = await build({ root: temporarySite(files) });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return { outDir, headers: readFileSync(join(outDir, '_headers'), 'utf8') };
}

test('without an address nothing is added', async () => {
  const { headers } = await builtWith(undefined);
  expect(headers).toContain("connect-src 'self';");
});

describe.skipIf(!hasChromium)('with an address', { timeout: 60_000 }, () => {
  let counter: Server;
  let origin: string;
  const seen: string[] = [];
  const listen = async (server: Server): Promise<string> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  beforeAll(async () => {
    counter = createServer(async (request, response) => {
      seen.push(`${request.method} ${(JSON.parse(await text(request)) as { path: string }).path}`);
      response.writeHead(204).end();
    });
    origin = await listen(counter);
  });
  afterAll(() => {
    counter?.closeAllConnections();
    counter?.close();
  });

  test('the counter sees each route that a reader gets to, once', async () => {
    const { outDir, headers } = await builtWith(`${origin}/views`);
    expect(headers).toContain(`connect-src 'self' ${origin};`);
    const server = createServer(createHandler({ outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1' }));
    const site = await listen(server);
    const browser = await startChromium();
    onTestFinished(async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    });
    const page = await browser.newPage();
    // A program is not counted.
    await page.addInitScript(() => void Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(`${site}/${names[0]}`);
    await expect.poll(() => seen).toEqual(['POST /agent']);
    for (const name of names.slice(1)) {
      await page.locator(`.sidebar a[href="/${name}"]`).click();
      await page.waitForURL(`${site}/${name}`);
    }
    await page.goBack();
    await expect.poll(() => seen).toEqual(['POST /agent', 'POST /general', 'POST /slo', 'POST /general']);
    await page.waitForTimeout(300);
    expect(seen.length).toBe(4);
    expect(faults).toEqual([]);
  });
});
