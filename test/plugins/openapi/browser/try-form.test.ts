// Tries operations in a real browser: what is sent, what is shown of the answer, and what is said where none comes.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Field, MediaForm, ParameterForm, RequestForm } from '../../../../src/plugins/openapi/engine/request-form.ts';
import { axeFaults, hasChromium, startChromium } from '../../../chromium.ts';
import { configText } from '../../../pipeline/built-site.ts';
import { deepTest } from '../../../property-runs.ts';
import { SharedWindows } from '../../../shared-windows.ts';
import { type NavSite, serveNavSite } from '../../../theme/browser/nav-site.ts';

const plugin = fileURLToPath(new URL('../../../../src/plugins/openapi', import.meta.url));

/** The plugin's code for browsers, as files of a site, with what it needs of the model. */
function siteFiles(folder: string): Readonly<Record<string, string>> {
  const name = basename(folder);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.endsWith('.d.ts'));
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  const imported = (text: string) => text.replaceAll(/'#model\/([\w-]+)'/g, "'@site/site/browser-model/$1.ts'");
  return Object.fromEntries(files.map((path) => [`site/${name}/${path}`, imported(textOf(path))]));
}

const field: Field = { kind: 'text', choices: [], example: 'x', shown: false };

function parameter(given: Omit<Partial<ParameterForm>, 'field'> & { readonly field?: Partial<Field> }): ParameterForm {
  return {
    name: 'q',
    in: 'query',
    required: false,
    style: 'form',
    explode: true,
    allowReserved: false,
    ...given,
    field: { ...field, ...given.field },
  };
}

const json: MediaForm = {
  type: 'application/json',
  kind: 'json',
  parts: [],
  examples: [
    { name: 'Dog', text: '{\n  "name": "Rex"\n}' },
    { name: 'Cat', text: '{\n  "name": "Tom"\n}' },
  ],
};
const part = { required: false, explode: true, allowReserved: false, field };
const multipart: MediaForm = {
  type: 'multipart/form-data',
  kind: 'multipart',
  examples: [],
  parts: [
    { ...part, name: 'title', required: true },
    { ...part, name: 'photo', field: { ...field, kind: 'file' } },
  ],
};

const pet: RequestForm = {
  method: 'POST',
  path: '/pets/{id}',
  servers: [
    { url: '/api', description: 'Here', variables: [] },
    { url: '/{version}', description: 'Elsewhere', variables: [{ name: 'version', default: 'v1', values: ['v1', 'v2'] }] },
  ],
  parameters: [
    parameter({ name: 'id', in: 'path', style: 'simple', explode: false, required: true }),
    parameter({ name: 'limit', field: { kind: 'number' } }),
    parameter({ name: 'state', field: { kind: 'choice', choices: ['open', 'closed'] } }),
    parameter({ name: 'tags', field: { kind: 'list', choices: ['a', 'b'] } }),
    parameter({ name: 'X-Trace', in: 'header', style: 'simple' }),
    parameter({ name: 'session', in: 'cookie', required: true }),
    parameter({ name: 'Origin', in: 'header', required: true }),
  ],
  body: { required: true, media: [json, multipart] },
  security: [
    [{ scheme: 'bearerAuth', kind: 'bearer', name: '', scopes: [] }],
    [{ scheme: 'basicAuth', kind: 'basic', name: '', scopes: [] }],
  ],
  accept: 'application/json',
};

function simple(path: string, given: Partial<RequestForm> = {}): RequestForm {
  return {
    method: 'GET',
    path,
    servers: [{ url: '/api', description: '', variables: [] }],
    parameters: [],
    security: [],
    ...given,
  };
}

function pageOf(...forms: readonly RequestForm[]): string {
  const details = forms.map((form) => {
    const data = JSON.stringify(form).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<details class="api-try" data-form="${data}"><summary>Try it</summary></details>`;
  });
  return `# Pets\n\n${details.join('\n')}\n\n[Other](./other.md)\n`;
}

describe.skipIf(!hasChromium)('trying an operation', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let windows: SharedWindows;
  let elsewhere: Server;
  const url = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => {
    browser = await startChromium();
    elsewhere = createServer((_, response) => response.end('secret'));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    site = await serveNavSite({
      'site.config.ts': configText("  theme: { clientModules: ['site/browser/try.ts'] },\n"),
      'static/favicon.ico': '',
      ...siteFiles(join(plugin, 'browser')),
      ...siteFiles(join(plugin, 'engine')),
      ...siteFiles(join(plugin, '../../../dist/browser-model')),
      'docs/pet.md': pageOf(pet),
      'docs/simple.md': pageOf(
        simple('/answer', { security: pet.security }),
        simple('/x', { servers: [{ url: url(elsewhere), description: '', variables: [] }] }),
        simple('/x', { method: 'TRACE' }),
      ),
      'docs/other.md': pageOf(simple('/other', { security: pet.security })),
    });
    windows = new SharedWindows(browser);
  }, 120_000);
  afterEach(() => windows.clear());
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    elsewhere?.close();
  });

  interface Sent {
    readonly method: string | undefined;
    readonly url: string | undefined;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }

  /** Answers a path, and tells what was sent to it. */
  function answer(path: string, reply: (response: ServerResponse) => void): () => Sent | undefined {
    let sent: Sent | undefined;
    site.answer(path, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        sent = { method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() };
        reply(response);
      });
    });
    return () => sent;
  }

  async function visit(path: string, width = 1280): Promise<{ readonly page: Page; readonly faults: string[] }> {
    const { page } = await windows.lend({ viewport: { width, height: 800 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4|favicon/.test(message.text())) faults.push(message.text());
    });
    await page.goto(site.url(path));
    return { page, faults };
  }

  const open = (page: Page, at = 0) => page.locator('details.api-try > summary').nth(at).click();

  deepTest('loads nothing before it is opened', async () => {
    const { page } = await visit('/docs/pet/');
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await open(page);
    await page.getByRole('button', { name: 'Send' }).waitFor();
    const after = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(after.length).toBeGreaterThan(before.length);
    expect(before.some((name) => name.includes('try-form') || name.includes('try_form'))).toBe(false);
  });

  it('sends what is entered, and shows the answer', async () => {
    const sent = answer('/v2/pets/a%20b', (response) => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'X-Id': '7' });
      response.end('{"id":12345678901234567890,"tags":[]}');
    });
    const { page, faults } = await visit('/docs/pet/');
    await open(page);
    // Its rules come with the script.
    expect(await page.locator('.api-try-form').evaluate((form) => getComputedStyle(form).display)).toBe('grid');
    await page.getByRole('combobox', { name: 'Server' }).selectOption({ label: 'Elsewhere: /{version}' });
    await page.getByRole('combobox', { name: 'version' }).selectOption('v2');
    await page.getByLabel('bearerAuth token').fill('t0ken');
    await page.getByLabel('id required').fill('a b');
    await page.getByLabel('limit').fill('5');
    await page.getByRole('combobox', { name: 'state' }).selectOption('open');
    await page.getByRole('checkbox', { name: 'b', exact: true }).check();
    await page.getByLabel('X-Trace').fill('t');
    await page.getByRole('combobox', { name: 'Example' }).selectOption('Cat');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('201 Created').waitFor();
    expect(await page.getByRole('region', { name: 'Response body' }).innerText()).toBe(
      '{\n  "id": 12345678901234567890,\n  "tags": []\n}',
    );
    await page.getByText('Response headers').click();
    expect(await page.locator('.api-try-headers dl').innerText()).toContain('x-id\n7');
    expect(sent()).toMatchObject({
      method: 'POST',
      url: '/v2/pets/a%20b?limit=5&state=open&tags=b',
      headers: { authorization: 'Bearer t0ken', 'x-trace': 't', 'content-type': 'application/json', accept: 'application/json' },
      body: '{\n  "name": "Tom"\n}',
    });
    expect(await page.getByText('a page cannot send this one').count()).toBe(1);
    expect(await page.getByText('Browsers do not send this header from a page.').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  deepTest('says what is missing or wrong, where the focus is then', async () => {
    const { page } = await visit('/docs/pet/');
    await open(page);
    await page.getByRole('textbox', { name: 'application/json' }).fill('{"name"');
    await page.getByRole('button', { name: 'Send' }).click();
    const id = page.getByLabel('id required');
    await expect.poll(() => id.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await id.getAttribute('aria-invalid')).toBe('true');
    await page.getByText(/^This is not JSON: ./).waitFor();
    expect(await id.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
      'This is required.',
    );
  });

  deepTest('sends parts with files', async () => {
    const sent = answer('/api/pets/1', (response) => response.writeHead(204).end());
    const { page } = await visit('/docs/pet/');
    await open(page);
    await page.getByLabel('id required').fill('1');
    await page.getByRole('combobox', { name: 'Content type' }).selectOption('multipart/form-data');
    await page.getByLabel('title required').fill('ü');
    await page.getByLabel('photo').setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer: Buffer.from('image') });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('204 No Content').waitFor();
    await page.getByText('The response has no body.').waitFor();
    const form = await new Response(sent()?.body, {
      headers: { 'Content-Type': String(sent()?.headers['content-type']) },
    }).formData();
    const file = form.get('photo') as File;
    expect([form.get('title'), file.name, file.type, await file.text()]).toEqual(['ü', 'rex.png', 'image/png', 'image']);
  });

  deepTest('keeps credentials for the next page, and nothing of them in storage', async () => {
    const sent = answer('/api/other', (response) => response.end('ok'));
    const { page } = await visit('/docs/simple/');
    await open(page);
    await page.getByRole('combobox', { name: 'Credentials' }).selectOption('basicAuth');
    await page.getByLabel('basicAuth user name').fill('anna');
    await page.getByLabel('basicAuth password').fill('s3cret');
    expect(await page.getByLabel('basicAuth password').getAttribute('type')).toBe('password');
    await page.getByRole('main').getByRole('link', { name: 'Other' }).click();
    await page.waitForURL(/\/docs\/other\/?$/);
    await open(page);
    await page.getByRole('combobox', { name: 'Credentials' }).selectOption('basicAuth');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('200 OK').waitFor();
    expect(sent()?.headers.authorization).toBe(`Basic ${Buffer.from('anna:s3cret').toString('base64')}`);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
    ).not.toContain('s3cret');
  });

  deepTest('can be cancelled', async () => {
    answer('/api/answer', () => undefined);
    const { page } = await visit('/docs/simple/');
    await open(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('The request was canceled.').waitFor();
    const button = page.getByRole('button', { name: 'Send' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  deepTest('shows images, cuts long texts, and says of other bodies how large they are', async () => {
    const { page, faults } = await visit('/docs/simple/');
    await open(page);
    const send = page.getByRole('button', { name: 'Send' });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    answer('/api/answer', (response) => response.setHeader('Content-Type', 'image/png').end(png));
    await send.click();
    const image = page.getByRole('img', { name: 'Response image' });
    await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1);
    answer('/api/answer', (response) => response.setHeader('Content-Type', 'text/plain').end('<b>'.repeat(100_000)));
    await send.click();
    await page.getByText('Only the first 200,000 characters are shown.').waitFor();
    expect((await page.getByRole('region', { name: 'Response body' }).innerText()).length).toBe(200_000);
    answer('/api/answer', (response) => response.writeHead(418).end(Buffer.alloc(2048)));
    await send.click();
    await page.getByText('The body is not text: 2.0 kB.').waitFor();
    await page.getByRole('status').getByText("418 I'm a Teapot").waitFor();
    expect(faults).toEqual([]);
  });

  deepTest('says why no answer comes, as far as a page knows', async () => {
    const { page } = await visit('/docs/simple/');
    await open(page, 1);
    await page.getByRole('button', { name: 'Send' }).click();
    const { host } = new URL(url(elsewhere));
    await page.getByText(`The security policy of this site does not allow requests to ${host}.`).waitFor();
    await open(page, 1);
    site.answer('/api/answer', (request) => request.destroy());
    await open(page);
    await page.getByRole('button', { name: 'Send' }).first().click();
    await page.getByText('the server cannot be reached.').waitFor();
    await open(page);
    await open(page, 2);
    await page.getByText('Browsers do not send TRACE requests from a page.').waitFor();
  });

  deepTest.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)('has no faults that axe finds, and nothing that overflows: %s, %d px', async (colorScheme, width) => {
    answer('/api/pets/1', (response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ a: 'x'.repeat(300) })),
    );
    const { page } = await visit('/docs/pet/', width);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    await page.getByLabel('limit').fill('no number');
    await page.getByLabel('id required').fill('1');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('This is not a number.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('limit').fill('');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('200 OK').waitFor();
    await page.getByText('Response headers').click();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  });
});
