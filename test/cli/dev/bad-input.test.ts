// What happens to a site while it is written: files that come and go in any order never end the server, and no edit is lost.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { type DevServer, startDev } from './dev-server.ts';

const plugin = `const fail = (hook) => () => { throw new Error(hook + ' has failed'); };
const failing = { name: 'failing', apiVersion: 1, discover: fail('discover'), markdown: fail('markdown'), resolve: fail('resolve'), head: fail('head'), emit: fail('emit') };
`;

const pages = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`docs/part/page-${n}.md`, `# Page ${n}\n\nOld text.\n`]));
const files = { 'docs/index.md': '# Home\n\nStart.\n', 'docs/guide.md': '# Guide\n\nText.\n', ...pages };

const patience = { timeout: 20_000 };

describe('the development server', () => {
  let root: string;
  let server: DevServer;
  const removals: (() => void)[] = [];
  beforeAll(async () => {
    root = temporarySite(files, (remove) => removals.push(remove));
    server = await startDev(root);
  });
  afterAll(async () => {
    const code = await server?.stop();
    for (const remove of removals) remove();
    expect({ code, printed: server?.printed() }).toMatchObject({
      code: 0,
      printed: expect.not.stringContaining('slodocs failed'),
    });
  });

  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const get = async (path: string): Promise<string> => {
    const response = await fetch(new URL(path, server.url));
    return `${response.status} ${await response.text()}`;
  };
  const shows = (path: string, text: string) => expect.poll(() => get(path), patience).toContain(text);

  test('shows the last of ten saves within a tenth of a second', async () => {
    await shows('/docs/guide', 'Text.');
    for (let n = 0; n < 10; n++) {
      write('docs/guide.md', `# Guide\n\nSave ${n}.\n`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await shows('/docs/guide', 'Save 9.');
  });

  test('shows a save whose time is in the past, and one whose time is to come', async () => {
    write('docs/guide.md', '# Guide\n\nBy a clock that is late.\n');
    utimesSync(join(root, 'docs/guide.md'), new Date('2001-01-01'), new Date('2001-01-01'));
    await shows('/docs/guide', 'By a clock that is late.');
    write('docs/guide.md', '# Guide\n\nBy a clock that is early.\n');
    utimesSync(join(root, 'docs/guide.md'), new Date('2099-01-01'), new Date('2099-01-01'));
    await shows('/docs/guide', 'By a clock that is early.');
    write('docs/guide.md', '# Guide\n\nBy a clock that is right.\n');
    await shows('/docs/guide', 'By a clock that is right.');
  });

  test('follows a file whose name changes its case alone', async () => {
    renameSync(join(root, 'docs/guide.md'), join(root, 'docs/Guide.md'));
    await shows('/docs/Guide', 'By a clock that is right.');
    renameSync(join(root, 'docs/Guide.md'), join(root, 'docs/guide.md'));
    await shows('/docs/guide', 'By a clock that is right.');
  });

  deepTest('follows the switch of a branch', async () => {
    for (const path of Object.keys(pages)) write(path, `# Other\n\nText of another branch, ${path}.\n`);
    write('docs/only-here.md', '# Only here\n\nNew.\n');
    await shows('/docs/part/page-59', 'Text of another branch, docs/part/page-59.md.');
    await shows('/docs/only-here', 'New.');
    for (const [path, text] of Object.entries(pages)) write(path, text);
    rmSync(join(root, 'docs/only-here.md'));
    await shows('/docs/part/page-0', 'Old text.');
    await expect.poll(() => get('/docs/only-here'), patience).toMatch(/^404/);
  });

  test('goes on when all of the content is deleted, and when it is back', async () => {
    cpSync(join(root, 'docs'), join(root, 'kept'), { recursive: true });
    rmSync(join(root, 'docs'), { recursive: true });
    await expect.poll(() => get('/docs/guide'), patience).toMatch(/^404/);
    renameSync(join(root, 'kept'), join(root, 'docs'));
    await shows('/docs/guide', 'By a clock that is right.');
    write('docs/guide.md', '# Guide\n\nBack.\n');
    await shows('/docs/guide', 'Back.');
  });

  deepTest('goes on with a plugin that throws in every hook', async () => {
    const config = readFileSync(join(root, 'site.config.ts'), 'utf8');
    write('site.config.ts', configText('  plugins: [failing],\n').replace('export default', `${plugin}\nexport default`));
    await server.saying(/emit has failed|resolve has failed|discover has failed/);
    await shows('/docs/guide', 'Back.');
    write('docs/guide.md', '# Guide\n\nIn spite of it.\n');
    await shows('/docs/guide', 'In spite of it.');
    write('site.config.ts', config);
    await server.saying(/fixed[^\n]*has failed/);
    await shows('/docs/guide', 'In spite of it.');
  });

  test('tells five tabs of an edit, one of which has left in the middle of a page', async () => {
    const left = request(new URL('/docs/guide', server.url));
    left.on('error', () => undefined);
    left.on('response', (response) => response.destroy());
    left.end();
    const ending = new AbortController();
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => fetch(new URL('/__slodocs/events', server.url), { signal: ending.signal })),
    );
    const told = tabs.map(async ({ body }) => {
      let text = '';
      for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
        text += Buffer.from(piece).toString();
        if (text.includes('event: changed')) return true;
      }
      return false;
    });
    write('docs/guide.md', '# Guide\n\nFor five.\n');
    expect(await Promise.all(told)).toEqual([true, true, true, true, true]);
    ending.abort();
    await shows('/docs/guide', 'For five.');
  });

  test('tells a page of an edit that came before its stream of events', async () => {
    let shown: string | undefined;
    const stateOf = async (): Promise<string | undefined> => {
      const { body } = await fetch(new URL('/__slodocs/events', server.url));
      let text = '';
      for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
        text += Buffer.from(piece).toString();
        const found = /event: state\ndata: .*"edition":(\d+)\}\n/.exec(text)?.[1];
        // Leaving the loop closes the stream.
        if (found !== undefined) return found;
      }
      return undefined;
    };
    // An edit that was seen twice is built twice.
    await expect
      .poll(async () => {
        shown = /name="slodocs-edition" content="(\d+)"/.exec(await get('/docs/guide'))?.[1];
        return (await stateOf()) === shown;
      })
      .toBe(true);
    write('docs/guide.md', '# Guide\n\nBefore the stream.\n');
    await shows('/docs/guide', 'Before the stream.');
    expect(Number(await stateOf())).toBeGreaterThan(Number(shown));
  });

  test('finds folders that are new', async () => {
    mkdirSync(join(root, 'docs/deep/deeper'), { recursive: true });
    write('docs/deep/deeper/page.md', '# Deep\n\nDown here.\n');
    await shows('/docs/deep/deeper/page', 'Down here.');
  });
});

deepTest('an edit while sources are still being parsed, and before anything is watched, is shown', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 150 }, (_, n) => [
      `docs/p/page-${n}.md`,
      `---\ntitle: Page ${n}\n---\n\n## Part\n\nOld [next](./page-${(n + 1) % 150}.md).\n`,
    ]),
  );
  const root = temporarySite({
    'docs/index.mdx': "import DocCardList from '@theme/DocCardList';\n\n# Home\n\n<DocCardList />\n",
    ...many,
  });
  const server = await startDev(root);
  const get = async (path: string): Promise<string> => (await fetch(new URL(path, server.url))).text();
  try {
    writeFileSync(join(root, 'docs/p/page-7.md'), '---\ntitle: Page 7\n---\n\nEdited before the first look.\n');
    expect(await get('/docs/p/page-3')).toContain('Old');
    writeFileSync(join(root, 'docs/p/page-149.md'), '---\ntitle: Page 149\n---\n\nEdited meanwhile, [broken](./none.md).\n');
    await expect.poll(() => get('/docs/p/page-7'), patience).toContain('Edited before the first look.');
    await expect.poll(() => get('/docs/p/page-149'), patience).toContain('Edited meanwhile');
    // Faults are told of once all is known, and none besides.
    await server.saying(/none\.md/);
    await server.saying(/1 error/);
    expect(server.printed()).not.toMatch(/broken-anchor|2 errors/);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

deepTest('a port that is named and taken is refused', async () => {
  const root = temporarySite({ 'docs/index.md': '# Home\n' });
  const first = await startDev(root);
  await expect(startDev(root, ['--port', String(first.port)])).rejects.toThrow(`port ${first.port} is taken`);
  expect(await (await fetch(first.url)).text()).toContain('Home');
  expect(await first.stop()).toBe(0);
});
