// The pages of a real specification: they say what it says, their samples run, and readers can try its operations.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../../chromium.ts';
import { isPresent } from '../../../corpora/corpus.ts';
import { asRead } from '../../../pipeline/built-site.ts';
import { deepTest } from '../../../property-runs.ts';
import { sampled } from '../../../sampled.ts';
import { SharedWindows } from '../../../shared-windows.ts';
import { isThere, runCurl } from '../samples/run-samples.ts';
import type { Received } from '../samples/sample-operations.ts';
import { listen } from '../served-site.ts';
import { documentedOperations } from './documented.ts';
import { type Petstore, petstoreFile, servePetstore } from './petstore-site.ts';
import { shownOperation } from './shown-operation.ts';

describe.skipIf(!(await isPresent(petstoreFile)))('the petstore', { timeout: 60_000 }, () => {
  let store: Petstore;
  beforeAll(async () => {
    store = await servePetstore();
  }, 120_000);
  afterAll(() => store?.close());

  const htmlOf = (page: string): string => asRead(store.site.read(`pets/${page}/index.html`));

  it('has pages that say what the specification says', () => {
    const operations = documentedOperations(store.document);
    expect(operations).toHaveLength(22);
    for (const operation of operations)
      expect(shownOperation(htmlOf(operation.page), operation), operation.page).toEqual(operation);
  });

  it('lists operations with what is said of them, or else with their method and path', () => {
    const cards = asRead(store.site.read('category/pets/pet/index.html'));
    expect(cards).toMatch(/Find pet by ID<\/a>[\s\S]{0,60}Returns a single pet/);
    expect(cards).toMatch(/Update an existing pet<\/a>[\s\S]{0,60}PUT \/pet</);
  });

  describe.skipIf(!isThere('curl', '--version'))('has samples that run:', () => {
    let folder: string;
    let received: readonly Received[];
    const file = 'one\ntwo\n';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'petstore-'));
      await writeFile(join(folder, 'file.bin'), file);
      const before = store.open.receivedAll('open').length;
      await runCurl(new Map(requests.map(({ page }) => [page, curlOf(store.site.read(`pets/${page}.md`))])), folder);
      received = store.open.receivedAll('open').slice(before);
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const token = { authorization: 'Bearer oauth-token' };
    const key = { api_key: 'header-key' };
    const json = { accept: 'application/json' };
    const sendsJson = { 'content-type': 'application/json' };
    const contentOf = (path: string, method: string) => store.document.paths[path][method].requestBody.content;
    const user = {
      username: 'John78',
      firstName: 'John',
      email: 'john.smith@example.com',
      password: 'drowssaP123',
      userStatus: 0,
    };
    const requests: readonly {
      readonly page: string;
      readonly sent: Omit<Received, 'query' | 'body'> & Partial<Pick<Received, 'query'>>;
      readonly body?: () => Received['body'];
    }[] = [
      {
        page: 'add-pet',
        sent: {
          method: 'POST',
          path: '/pet',
          headers: { ...json, ...token, ...sendsJson, 'accept-language': 'en-US', cookie: 'cookieParam=0' },
        },
        body: () => ({ json: store.document.components.requestBodies.Pet.content['application/json'].example }),
      },
      {
        page: 'find-pets-by-status',
        sent: { method: 'GET', path: '/pet/findByStatus', query: [['status', 'available']], headers: { ...json, ...key } },
      },
      { page: 'get-pet-by-id', sent: { method: 'GET', path: '/pet/0', headers: { ...json, ...key } } },
      {
        page: 'update-pet-with-form',
        sent: {
          method: 'POST',
          path: '/pet/0',
          headers: { ...token, 'content-type': 'application/x-www-form-urlencoded' },
        },
        body: () => ({
          pairs: [
            ['name', 'string'],
            ['status', 'string'],
          ],
        }),
      },
      { page: 'delete-pet', sent: { method: 'DELETE', path: '/pet/0', headers: { ...token, api_key: 'Bearer <TOKEN>' } } },
      {
        page: 'upload-file',
        sent: {
          method: 'POST',
          path: '/pet/0/uploadImage',
          headers: { ...json, ...token, 'content-type': 'application/octet-stream' },
        },
        body: () => ({ text: file }),
      },
      {
        page: 'place-order',
        sent: { method: 'POST', path: '/store/order', headers: { ...json, ...sendsJson } },
        body: () => ({ json: contentOf('/store/order', 'post')['application/json'].examples.OrderDelivered.value }),
      },
      {
        page: 'login-user',
        sent: {
          method: 'GET',
          path: '/user/login',
          query: [
            ['username', 'string'],
            ['password', 'string'],
          ],
          headers: json,
        },
      },
      {
        page: 'update-user',
        sent: { method: 'PUT', path: '/user/string', headers: sendsJson },
        body: () => ({ json: expect.objectContaining(user) }),
      },
      {
        page: 'post-store-subscribe',
        sent: { method: 'POST', path: '/store/subscribe', headers: { ...json, ...sendsJson } },
        body: () => ({ json: { callbackUrl: 'https://myserver.com/send/callback/here', eventName: 'orderInProgress' } }),
      },
    ];

    it.each(
      sampled(
        requests.map((request, at) => ({ ...request, at })),
        12,
      ),
    )('$page', ({ sent, body, at }) => {
      expect(received).toHaveLength(requests.length);
      expect(received[at]).toEqual({ query: [], ...sent, headers: expect.objectContaining(sent.headers), body: body?.() });
    });
  });

  describe.skipIf(!hasChromium)('can be tried:', () => {
    let browser: Browser;
    let windows: SharedWindows;
    const faults: string[] = [];
    beforeAll(async () => {
      browser = await startChromium();
      windows = new SharedWindows(browser);
    });
    afterEach(async () => {
      await windows.clear();
      expect(faults.splice(0)).toEqual([]);
    });
    afterAll(() => browser?.close());

    async function openForm(path: string): Promise<Page> {
      const { page } = await windows.lend({});
      listen(page, faults);
      await page.goto(store.site.url(`/pets/${path}`));
      await page.waitForSelector('html[data-has-hydrated]');
      await page.getByText('Try it', { exact: true }).click();
      await page.getByRole('button', { name: 'Send' }).waitFor();
      return page;
    }

    async function send(page: Page): Promise<Received | undefined> {
      const before = store.open.receivedAll('open').length;
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('status').getByText('200 OK').waitFor();
      const [sent, ...more] = store.open.receivedAll('open').slice(before);
      expect(more).toEqual([]);
      return sent;
    }

    it('a GET with a query and a key', async () => {
      const page = await openForm('find-pets-by-status');
      await page.getByRole('checkbox', { name: 'sold' }).check();
      await page.getByLabel('api_key').fill('special-key');
      expect(await send(page)).toEqual({
        method: 'GET',
        path: '/pet/findByStatus',
        query: [
          ['status', 'available'],
          ['status', 'sold'],
        ],
        headers: expect.objectContaining({ api_key: 'special-key', accept: 'application/json' }),
        body: undefined,
      });
      expect(await page.getByRole('region', { name: 'Response body' }).innerText()).toBe('{\n  "ok": true\n}');
    });

    deepTest('a POST with JSON, of which an example is chosen', async () => {
      const page = await openForm('place-order');
      await page.getByRole('combobox', { name: 'Example' }).selectOption('Order placed');
      const sent = await send(page);
      expect(sent).toMatchObject({ method: 'POST', path: '/store/order', headers: { 'content-type': 'application/json' } });
      expect(sent?.body).toEqual({
        json: { quantity: 10, shipDate: '2022-10-01', status: 'placed', requestId: '111-222-333-444' },
      });
    });

    deepTest('a POST with a form', async () => {
      const page = await openForm('update-pet-with-form');
      await page.getByLabel('petstore_auth token').fill('t0ken');
      await page.getByLabel('petId').fill('7');
      await page.getByLabel('name', { exact: true }).fill('Rex & Söhne');
      await page.getByLabel('status', { exact: true }).fill('sold');
      expect(await send(page)).toEqual({
        method: 'POST',
        path: '/pet/7',
        query: [],
        headers: expect.objectContaining({ authorization: 'Bearer t0ken', 'content-type': 'application/x-www-form-urlencoded' }),
        body: {
          pairs: [
            ['name', 'Rex & Söhne'],
            ['status', 'sold'],
          ],
        },
      });
      expect(await page.getByRole('region', { name: 'Response body' }).innerText()).toBe('ok');
    });

    deepTest('but a server that allows no pages is never read, and the form says what may be the cause', async () => {
      const page = await openForm('login-user');
      const server = page.getByRole('combobox', { name: 'Server' });
      await server.selectOption({ label: `Sandbox server: http://127.0.0.1:${store.closed.port}/closed` });
      await page.getByRole('button', { name: 'Send' }).click();
      const status = page.locator('.api-try-status');
      await status.getByText('No response was received.').waitFor();
      expect(await status.innerText()).toContain(
        `the server does not allow requests from ${new URL(store.site.url('/')).origin}: it must respond with the header Access-Control-Allow-Origin.`,
      );
      expect(await page.getByRole('region', { name: 'Response body' }).count()).toBe(0);
      // The request itself does come, and so does what the browser says of it.
      expect(store.closed.received('closed')).toMatchObject({ method: 'GET', path: '/user/login' });
      expect(faults.splice(0).join('\n')).toMatch(/CORS policy/);
    });
  });
});

/** The sample for a shell, as the twin of a page has it. */
function curlOf(twin: string): string {
  const [, code] = /\*\*curl\*\*\n\n```bash\n([\s\S]*?)\n```/.exec(twin) ?? [];
  if (code === undefined) throw new Error('there is no sample for curl');
  return code;
}
