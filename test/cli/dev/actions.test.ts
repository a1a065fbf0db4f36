// What somebody at the keyboard or the badge may ask of the development server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ShownFaults } from '../../../src/model/dev-page.ts';
import { bin } from '../../pipeline/6-emit/site-on-disk.ts';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { startDev } from './dev-server.ts';

deepTest('a fix whose file has changed meanwhile is refused, and nothing is written', async () => {
  const root = temporarySite({
    'docs/index.md': '# Home\n\nSee [it](./gude.md).\n',
    'docs/guide.md': '# Guide\n',
  });
  // Looks at files in intervals, so that an edit goes unseen for a while.
  const server = await startDev(root, ['--poll']);
  onTestFinished(async () => void (await server.stop()));
  const html = await (await fetch(new URL('/docs', server.url))).text();
  const token = /name="slodocs-token" content="(\w+)"/.exec(html)?.[1] ?? '';
  await server.saying(/broken-link/);
  const [fault] = (await latestFaults(server.url)).faults;
  const fix = async () => {
    const headers = { 'Content-Type': 'application/json', Origin: new URL(server.url).origin, 'X-Slodocs-Token': token };
    const body = JSON.stringify({ id: fault?.id });
    return (await fetch(new URL('/__slodocs/fix', server.url), { method: 'POST', headers, body })).status;
  };
  const edited = '# Home\n\nA line above.\n\nSee [it](./gude.md).\n';
  writeFileSync(join(root, 'docs/index.md'), edited);
  expect(await fix()).toBe(409);
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(edited);
  // Once the edit is known, the same fault is mended at its new place.
  await expect.poll(fix).toBe(204);
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe(edited.replace('gude', 'guide'));
});

deepTest(
  'a fix is written by the rules of `check --fix`: into no read-only file, and through no link into a folder of others',
  async () => {
    const beside = mkdtempSync(join(tmpdir(), 'slodocs-beside-'));
    onTestFinished(() => rmSync(beside, { recursive: true, force: true }));
    const text = 'See [it](../guide-to-al.md).\n';
    writeFileSync(join(beside, 'theirs.md'), `# Theirs\n\n${text}`);
    const root = temporarySite({
      'docs/index.md': '# Home\n',
      'docs/guide-to-all.md': '# Guide\n',
      'docs/deep/closed.md': `# Closed\n\n${text}`,
    });
    writeFileSync(
      join(root, 'site.config.ts'),
      configText(`  allow: { folders: [${JSON.stringify(relative(root, beside))}] },\n`),
    );
    symlinkSync(join(beside, 'theirs.md'), join(root, 'docs/deep/theirs.md'));
    chmodSync(join(root, 'docs/deep/closed.md'), 0o444);
    const server = await startDev(root);
    onTestFinished(async () => void (await server.stop()));
    const html = await (await fetch(new URL('/docs', server.url))).text();
    const token = /name="slodocs-token" content="(\w+)"/.exec(html)?.[1] ?? '';
    await server.saying(/closed\.md[\s\S]*theirs\.md|theirs\.md[\s\S]*closed\.md/);
    const { faults } = await latestFaults(server.url);
    expect(faults).toHaveLength(2);
    for (const { id } of faults) {
      const headers = { 'Content-Type': 'application/json', Origin: new URL(server.url).origin, 'X-Slodocs-Token': token };
      const { status } = await fetch(new URL('/__slodocs/fix', server.url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ id }),
      });
      expect(status).toBe(409);
    }
    expect(readFileSync(join(root, 'docs/deep/closed.md'), 'utf8')).toContain(text);
    expect(readFileSync(join(beside, 'theirs.md'), 'utf8')).toContain(text);
  },
);

test.skipIf(!existsSync('/usr/bin/script'))(
  'r reads the configuration again, where nothing says that it has changed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slodocs-outside-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // Beside the site, where nothing is watched.
    const title = join(folder, 'title.ts');
    writeFileSync(title, "export const title = 'Before';\n");
    const config = configText().replace("title: 'Case'", 'title');
    const root = temporarySite({
      'docs/index.md': '# Home\n',
      'site.config.ts': `import { title } from ${JSON.stringify(title)};\n${config}`,
    });
    const terminal = spawn('/usr/bin/script', ['-qfec', `"${process.execPath}" "${bin}" dev "${root}" --port 0`, '/dev/null']);
    onTestFinished(() => void terminal.kill());
    const ended = once(terminal, 'exit');
    const said = printedBy(terminal);
    await expect.poll(said, { timeout: 20_000 }).toMatch(/press h for help/);
    const url = /http:\S+\//.exec(said())?.[0] ?? '';
    const shown = async () => /<title>([^<]*)/.exec(await (await fetch(new URL('/docs', url))).text())?.[1];
    expect(await shown()).toBe('Home | Before');
    writeFileSync(title, "export const title = 'After';\n");
    expect(await shown()).toBe('Home | Before');
    terminal.stdin?.write('r');
    await expect.poll(shown, { timeout: 20_000 }).toBe('Home | After');
    terminal.stdin?.write('h');
    await expect.poll(said).toMatch(/restart: read the configuration again/);
    terminal.stdin?.write('q');
    expect(await ended).toEqual([0, null]);
  },
);

function printedBy({ stdout }: ChildProcess): () => string {
  let text = '';
  stdout?.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  return () => text;
}

/** The first event that a new listener gets. */
async function latestFaults(url: string): Promise<ShownFaults> {
  const { body } = await fetch(new URL('/__slodocs/events', url));
  const reader = body?.getReader();
  for (let text = ''; ; ) {
    const { value, done = true } = (await reader?.read()) ?? {};
    text += new TextDecoder().decode(value);
    const data = /event: faults\ndata: (.*)\n/.exec(text)?.[1];
    if (data === undefined && !done) continue;
    await reader?.cancel();
    return JSON.parse(data ?? '') as ShownFaults;
  }
}
