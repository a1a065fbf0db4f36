// The command line of `slodocs verify`: what it is told, and how it ends.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';

const program = fileURLToPath(new URL('../../../bin/slodocs.js', import.meta.url));

const files = {
  'site.config.ts': `export default {
  title: 'T',
  url: 'https://t.example',
  preset: { 'git-dates': false },
  plugins: [{ name: 'script', apiVersion: 1, head: () => [{ tag: 'script', attributes: { src: '/page.js' } }] }],
};
`,
  'docs/index.md': '# Guide\n\nText.\n',
  'docs/other.md': '# Other\n\nText.\n',
  'static/page.js': "if (location.pathname.includes('other')) console.error('other');\n",
};

describe.skipIf(!hasChromium)('slodocs verify', () => {
  let site: string;
  /** A folder for temporary files of its own shows what is left there. */
  let temporary: string;
  beforeAll(() => {
    site = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-verify-test-')));
    temporary = join(site, 'tmp');
    mkdirSync(temporary);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), text);
    }
  });
  afterAll(() => rmSync(site, { recursive: true }));

  function verify(...args: string[]) {
    const env = { ...process.env, TMPDIR: temporary, NO_COLOR: '1', CI: '1' };
    const child = spawn(process.execPath, [program, 'verify', ...args], { cwd: site, env });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (text) => {
      output.stdout += text;
    });
    child.stderr.on('data', (text) => {
      output.stderr += text;
    });
    const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
      child.on('close', (code) => resolve({ code, ...output })),
    );
    return { child, ended };
  }

  const left = (): readonly string[] => readdirSync(temporary).filter((name) => name.startsWith('slodocs-'));

  test('reports what is wrong, and leaves neither an output nor a temporary file', { timeout: 120_000 }, async () => {
    const { code, stdout } = await verify().ended;
    expect(stdout).toContain(
      'error[verify/console-error]: the page writes an error to the console: "other"\n --> docs/other.md\n',
    );
    expect(stdout).toContain('1 error in 4 pages\n');
    expect(code).toBe(1);
    expect(existsSync(join(site, 'build'))).toBe(false);
    expect(left()).toEqual([]);
  });

  deepTest('opens the pages that are named, at the widths that are', { timeout: 120_000 }, async () => {
    expect(await verify('--route', '/docs', '--width', '1440', '--width', '390').ended).toEqual({
      code: 0,
      stdout: 'no problems found in 1 page\n',
      stderr: '',
    });
    const { code, stderr } = await verify('--route', '/docs/othe').ended;
    expect(stderr).toBe('error: there is no page "/docs/othe" in the site\nDid you mean "/docs/other"?\n');
    expect(code).toBe(2);
  });

  deepTest.each([['none'], ['site.config.ts']])(
    'a browser that is none is a usage error: %s',
    { timeout: 120_000 },
    async (name) => {
      const { code, stdout, stderr } = await verify('--browser', name).ended;
      expect(stderr).toMatch(/^error: (?:there is no )?"\/.*"/);
      expect(stderr).toContain('Install Chromium or Google Chrome');
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(left()).toEqual([]);
    },
  );

  deepTest('a signal ends the browser and the server, and removes what they wrote', { timeout: 120_000 }, async () => {
    const { child, ended } = verify();
    const hasBrowser = (): boolean => left().some((name) => name.startsWith('slodocs-browser-'));
    while (!hasBrowser()) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    expect(stderr).toBe('stopped by SIGINT: the output of the last build is unchanged\n');
    expect(code).toBe(130);
    expect(left()).toEqual([]);
  });
});
