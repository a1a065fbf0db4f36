// examples/outside-plugin, installed into a site as any package is: what it brings shows, lives, and is rendered again when it changes.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '#cli/serve/serve-output';
import { type BuildResult, build } from '#index';
import { axeFaults, hasChromium, startChromium, strictPolicy } from '../chromium.ts';
import { desk, visit } from '../proofs/visit.ts';
import { deepTest } from '../property-runs.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
let root: string;
let first: BuildResult;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-outside-')));
  const packageFolder = join(root, 'node_modules/slodocs-webhooks');
  cpSync(join(project, 'examples/outside-plugin'), packageFolder, {
    recursive: true,
    filter: (path) => !/[\\/](?:site|build|node_modules)$/.test(path),
  });
  symlinkSync(join(project, 'node_modules/zod'), join(root, 'node_modules/zod'));
  for (const path of ['docs', 'parts', 'events.yaml', 'site.config.ts'])
    cpSync(join(project, 'examples/outside-plugin/site', path), join(root, path), { recursive: true });
  first = await build({ root, strict: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const output = (path: string): string => readFileSync(join(first.outDir, path), 'utf8');

/** What an outside build besides says in a folder without history. */
const notable = ({ code }: { readonly code: string }): boolean => !code.startsWith('git-dates/');

/** Changes a file, and gives what the next build renders. */
async function renderedAfter(path: string, from: string, to: string): Promise<readonly string[]> {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
  const { work, ok } = await build({ root });
  expect(ok).toBe(true);
  return [...work.rendered].sort();
}

const ofPackage = (path: string): string => join('node_modules/slodocs-webhooks/src/browser', path);

describe('a plugin of another package', () => {
  it('builds without a word, and shows what it brings', () => {
    expect(first.diagnostics.filter(notable)).toEqual([]);
    expect(first.ok).toBe(true);
    const event = output('events/alert-opened/index.html');
    expect(event).toMatch(/<header class="event_[\da-f]{8}_header"><h1 class="title">alert\.opened<\/h1>/);
    expect(event).toContain('It is sent <strong>once</strong> for each alert.');
    expect(event).toContain('<li><a href="/react-to-alerts">React to alerts</a></li>');
    expect(output('react-to-alerts/index.html')).toContain('aria-label="Payload"');
    for (const page of ['events/alert-opened', 'react-to-alerts'])
      expect(output(`${page}/index.html`)).toMatch(
        /<link rel="stylesheet" href="\/assets\/event\.module-\w+\.css" integrity="sha256-/,
      );
    expect(output('events/index.html')).toContain('<td><a href="/events/alert-opened">alert.opened</a></td>');
    // Of the three kinds of parts, the static ones bring nothing.
    expect(output('events/index.html')).not.toContain('slodocs-page');
    expect(output('index.html')).not.toContain('event.module');
    expect(output('index.html')).toMatch(/<link rel="stylesheet" href="\/assets\/webhooks-\w+\.css" integrity="sha256-/);
    expect(output('index.html')).toMatch(/<span class="badge badge-info">beta<\/span>/);
  });

  deepTest('is an input of the pages that use it, and of no others', async () => {
    const events = ['/events/alert-closed', '/events/alert-opened', '/events/budget-spent'];
    expect(await renderedAfter(ofPackage('EventLayout.tsx'), 'className="lead"', 'className="lead event"')).toEqual(events);
    expect(await renderedAfter(ofPackage('Payload.tsx'), '<EventCard', '<EventCard key="card"')).toEqual(['/react-to-alerts']);
    expect(await renderedAfter(ofPackage('event.module.css'), 'padding: 1rem;', 'padding: 2rem;')).toEqual([
      ...events,
      '/react-to-alerts',
    ]);
  });

  it('reports faults of its YAML file and of its options at their lines', async () => {
    const [events, config] = ['events.yaml', 'site.config.ts'].map((path) => readFileSync(join(root, path), 'utf8'));
    writeFileSync(
      join(root, 'events.yaml'),
      (events ?? '').replace('type: number', 'type: numbr').replace('react-to-alerts.mdx', 'no.md'),
    );
    const wrong = await build({ root });
    writeFileSync(join(root, 'events.yaml'), (events ?? '').replace('react-to-alerts.mdx', 'no.md'));
    const broken = await build({ root });
    writeFileSync(join(root, 'events.yaml'), events ?? '');
    writeFileSync(join(root, 'site.config.ts'), (config ?? '').replace('file:', 'flie:'));
    const options = await build({ root });
    writeFileSync(join(root, 'site.config.ts'), config ?? '');
    expect(wrong.diagnostics.filter(({ code }) => code.startsWith('webhooks/'))).toMatchObject([
      { code: 'webhooks/invalid-event', plugin: 'webhooks', place: { file: 'events.yaml', start: { line: 8, column: 33 } } },
    ]);
    expect(broken.diagnostics.filter(({ code }) => code === 'resolve/broken-link')).toMatchObject([
      { place: { file: 'events.yaml', start: { line: 5 } } },
    ]);
    expect(options.diagnostics).toMatchObject([
      { code: 'configure/unknown-key', help: 'Did you mean "file"?', place: { file: 'site.config.ts', start: { line: 10 } } },
    ]);
  });
});

describe('a package that was compiled', () => {
  it('counts its paths from its own module', async () => {
    const site = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-compiled-')));
    const files = {
      'node_modules/shouts/package.json': '{ "name": "shouts", "type": "module", "exports": "./lib/index.js" }',
      'node_modules/shouts/lib/index.js':
        "export const shouts = () => ({ name: 'shouts', apiVersion: 1, theme: { from: import.meta.url, components: { Shout: './browser/Shout.js' } } });\n",
      'node_modules/shouts/lib/browser/Shout.js':
        "import { jsx } from 'react/jsx-runtime';\n\nexport default ({ children }) => jsx('b', { className: 'shout', children });\n",
      'site.config.ts':
        "import { defineConfig } from 'slodocs';\nimport { shouts } from 'shouts';\n\nexport default defineConfig({ title: 'T', url: 'https://t.example', preset: { 'git-dates': false }, plugins: [shouts()] });\n",
      'docs/index.mdx': '# Home\n\n<Shout>Hey</Shout>\n',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(site, path, '..'), { recursive: true });
      writeFileSync(join(site, path), text);
    }
    const { diagnostics, outDir } = await build({ root: site });
    expect(diagnostics).toEqual([]);
    expect(readFileSync(join(outDir, 'docs/index.html'), 'utf8')).toContain('<b class="shout">Hey</b>');
    rmSync(site, { recursive: true, force: true });
  });
});

describe.skipIf(!hasChromium)('in a browser', { timeout: 60_000 }, () => {
  let browser: Browser;
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    browser = await startChromium();
    const handle = createHandler({ outDir: first.outDir, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
    server = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', strictPolicy);
      handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  deepTest.each(['/events/alert-opened', '/react-to-alerts'])(
    '%s answers to its reader under the strictest policy',
    async (path) => {
      const context = await browser.newContext(desk);
      const { page, messages } = await visit(context, origin + path);
      await page.getByRole('button', { name: 'Example' }).click();
      await page.getByText('"openedAt": "2025-01-31T09:30:00Z"').waitFor();
      expect(await page.getByText('When the alert was opened.').isVisible()).toBe(false);
      expect(await axeFaults(page)).toEqual([]);
      expect(messages).toEqual([]);
      await context.close();
    },
  );

  it('has parts with state in pages of layouts with state and without', async () => {
    const context = await browser.newContext(desk);
    const { page, messages } = await visit(context, `${origin}/`);
    const box = page.getByRole('checkbox', { name: 'My endpoint handles this event' });
    await page.getByRole('link', { name: 'all events' }).click();
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    expect(await box.count()).toBe(0);
    await page.getByRole('cell', { name: 'alert.opened' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Example' }).click();
    await box.check();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    await page.goForward();
    await page.getByRole('button', { name: 'Fields' }).waitFor();
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    expect(messages).toEqual([]);
    await context.close();
  });

  deepTest('is reached and left without a full load', async () => {
    const context = await browser.newContext(desk);
    const { page, messages } = await visit(context, `${origin}/`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    expect(await page.locator('code.webhook-event').textContent()).toBe('alert.opened');
    await page.getByRole('link', { name: 'alert.opened' }).last().click();
    await page.getByRole('button', { name: 'Example' }).click();
    await page.getByText('"openedAt"').waitFor();
    await page.getByRole('link', { name: 'React to alerts' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'React to alerts' }).waitFor();
    await page.getByRole('button', { name: 'Example' }).click();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'alert.opened' }).waitFor();
    expect(await page.getByRole('button', { name: 'Fields' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
    expect(messages).toEqual([]);
    await context.close();
  });

  deepTest('is read without JavaScript', async () => {
    const context = await browser.newContext({ ...desk, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/events/alert-opened`);
    expect(await page.getByText('When the alert was opened.').isVisible()).toBe(true);
    expect(await page.getByText('"openedAt": "2025-01-31T09:30:00Z"').isVisible()).toBe(true);
    await context.close();
  });
});
