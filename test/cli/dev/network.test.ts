// What the development server gives to other machines: the site and its faults to all, actions to those with the token.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { type DevServer, startDev } from './dev-server.ts';

const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const faulty = '# Home\n\nSee [it](./gude.md).\n';
const removals: (() => void)[] = [];
let root: string;
let server: DevServer;

beforeAll(async () => {
  root = temporarySite({ 'docs/index.md': faulty, 'docs/guide.md': '# Guide\n' }, (remove) => removals.push(remove));
  server = await startDev(root, ['--host', '0.0.0.0']);
});
afterAll(async () => {
  await server?.stop();
  for (const remove of removals) remove();
});

const tokenIn = (html: string) => /name="slodocs-token" content="(\w+)"/.exec(html)?.[1];
const printedToken = () => /\?slodocs-token=(\w+)/.exec(server.printed())?.[1] ?? '';
const local = () => `http://127.0.0.1:${server.port}`;

describe('a page of this machine', () => {
  test('may act', async () => {
    expect(tokenIn(await (await fetch(`${local()}/docs`)).text())).toBe(printedToken());
  });
  test.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'])(
    'may not act where %s says that a proxy asks for somebody else',
    async (name) => {
      const html = await (await fetch(`${local()}/docs`, { headers: { [name]: '203.0.113.9' } })).text();
      expect(html).toContain('slodocs-run');
      expect(tokenIn(html)).toBeUndefined();
      expect(html).not.toContain(printedToken());
    },
  );
});

describe.skipIf(own === undefined)('a page of another machine', () => {
  const there = () => `http://${own}:${server.port}`;
  const cookieOf = async (token: string) => {
    const answer = await fetch(`${there()}/?slodocs-token=${token}`, { redirect: 'manual' });
    return answer.headers.get('set-cookie');
  };

  test('shows the site, but has no token', async () => {
    const html = await (await fetch(`${there()}/docs`)).text();
    expect(html).toContain('Home');
    expect(html).not.toContain(printedToken());
  });

  test.each(['', 'f'.repeat(32), 'undefined'])('gets none for the token "%s"', async (token) => {
    expect(await cookieOf(token)).toBeNull();
    const answer = await fetch(`${there()}/docs`, { headers: { Cookie: `slodocs-${server.port}=${token}` } });
    expect(await answer.text()).not.toContain(printedToken());
  });

  deepTest('gets the token for the address that the terminal prints, and leads on to none but the home page', async () => {
    expect(server.printed()).toContain(`${there()}/?slodocs-token=${printedToken()}`);
    const answer = await fetch(`${there()}/?slodocs-token=${printedToken()}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const html = await (await fetch(`${there()}/docs`, { headers: { Cookie: `a=b; ${cookie.split(';')[0]}` } })).text();
    expect(tokenIn(html)).toBe(printedToken());
    const other = await fetch(`${there()}//evil.example/?slodocs-token=${printedToken()}`, { redirect: 'manual' });
    expect([other.headers.get('location'), other.headers.get('set-cookie')]).toEqual([null, null]);
  });

  test.skipIf(!hasChromium)('explains in its list why it only looks, and acts once it has the token', async () => {
    const browser = await startChromium();
    const page = await browser.newPage();
    try {
      await page.goto(`${there()}/docs`);
      const list = page.locator('slodocs-live');
      await list.locator('article').first().waitFor();
      expect(await list.locator('#faults').textContent()).toContain('This browser has read-only access.');
      expect(await list.getByRole('button', { name: /Apply fix|Open docs/ }).count()).toBe(0);
      expect(await page.evaluate(async () => (await fetch('/__slodocs/fix', { method: 'POST' })).status)).toBe(403);
      await page.goto(`${there()}/?slodocs-token=${printedToken()}`);
      expect(page.url()).not.toContain('token');
      await page.goto(`${there()}/docs`);
      await list.getByRole('button', { name: 'Open docs/index.md:3' }).waitFor();
      await list.getByRole('button', { name: /Apply fix/ }).click();
      await expect.poll(() => readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(faulty.replace('gude', 'guide'));
    } finally {
      await page.close();
    }
  });
});

describe('the Host header', () => {
  /** Sends the lines as they stand. */
  const statusOf = async (hosts: readonly string[], version = '1.1'): Promise<number> => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (piece: string) => {
      text += piece;
    });
    socket.on('error', () => undefined);
    socket.write(
      `GET /docs HTTP/${version}\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`,
      'latin1',
    );
    await once(socket, 'close');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  };
  const good = () => `127.0.0.1:${server.port}`;

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:4321', '192.168.1.9:4321', '[fe80::1]'])(
    '%s is answered',
    async (host) => {
      expect(await statusOf([`Host: ${host}`])).toBe(200);
    },
  );
  test.each([
    '',
    ' ',
    ':4321',
    'localhost:',
    'localhost:x',
    'localhost:123456',
    'localhost:80:80',
    'a@localhost',
    'a:b@localhost',
    'localhost@evil.example',
    'localhost/',
    '/localhost',
    'localhost#',
    'localhost?x',
    'localhost evil.example',
    'localhost, localhost',
    'localhost;',
    'localhost\\evil.example',
    'localhost.',
    '"localhost"',
    'http://localhost',
    '//localhost',
    '[127.0.0.1]@evil.example',
    '[::1',
    '::1',
    '[::1]evil',
    '[[::1]]',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    'loc%61lhost',
    'localhost\u00e9',
    'localhost\t.evil.example',
    'evil.example',
  ])('"%s" is refused', async (host) => {
    expect(await statusOf([`Host: ${host}`])).toBeGreaterThanOrEqual(400);
  });
  test('is refused where there is none, or more than one', async () => {
    expect(await statusOf([])).toBe(400);
    expect(await statusOf([], '1.0')).toBe(403);
    expect(await statusOf([`Host: ${good()}`, 'Host: evil.example'])).toBe(403);
    expect(await statusOf([`Host: ${good()}`, `host: ${good()}`])).toBe(403);
    expect(await statusOf(['Host: evil.example', `Host: ${good()}`])).toBe(403);
  });
});
