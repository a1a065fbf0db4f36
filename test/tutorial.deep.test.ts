// Follows the tutorial in an empty folder, with the packed package: runs its commands and writes its files, in their order.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';

const run = promisify(execFile);
const minutes = 60_000;

interface Block {
  readonly language: string;
  readonly title: string | undefined;
  readonly rest: string;
  readonly text: string;
}

const fence = /^(`{3,})(\w+)(?: file=(\S+))?(?: title="([^"\n]+)")?(.*)\n([\s\S]*?)^\1$/gm;

let root: string;
let blocks: readonly Block[];
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-tutorial-')));
  const text = await readFile('docs/tutorial.md', 'utf8');
  blocks = [...text.matchAll(fence)].map(([, , language = '', file = '', title, rest = '', own = '']) => ({
    language,
    title,
    rest: `${file}${rest}`,
    text: own,
  }));
  // The clone that the tutorial begins with: it packs what is here.
  await mkdir(join(root, 'slodocs'));
  await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', join(root, 'slodocs')]);
  const names = { GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@nines.example' };
  const committer = { GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@nines.example' };
  const path = [join(root, 'global/bin'), process.env['PATH']].join(delimiter);
  env = { ...process.env, ...names, ...committer, PATH: path, npm_config_prefix: join(root, 'global') };
  Object.assign(env, { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' });
}, 5 * minutes);

afterAll(() => rm(root, { recursive: true, force: true }));

it(
  'leads from nothing to a site that is checked in a browser',
  async () => {
    const state = { cwd: root };
    let printed = '';
    for (const block of blocks) {
      if (block.language === 'bash') {
        // What comes after needs an account.
        if (block.text.includes('gh repo create')) break;
        printed = await runBlock(block.text, state);
      } else if (block.language === 'diagnostic') {
        expect(printed).toContain(block.text.trimEnd());
        await replace(join(state.cwd, 'docs/index.md'), './start/firsts.md', './start/first.md');
      } else if (block.title === 'site.config.ts') {
        for (const line of block.text.trimEnd().split('\n')) await setKey(join(state.cwd, 'site.config.ts'), line);
      } else if (block.title) {
        const source = /^@site\/(\S+)/.exec(block.rest)?.[1];
        const path = join(state.cwd, block.title);
        await mkdir(dirname(path), { recursive: true });
        // What is shown of a new file replaces the contents that the command has written.
        if (source === undefined) await writeFile(path, block.text);
        else await cp(join('docs', source), path);
      }
    }
    expect(state.cwd).toBe(join(root, 'my-docs'));
    const built = await run('npx', ['slodocs', 'build', '--strict'], { cwd: state.cwd, env });
    expect(built.stdout).toMatch(/^built \d+ pages/m);
    for (const file of ['build/start/first.html', 'build/start/first.md', '.github/workflows/pages.yml'])
      expect(existsSync(join(state.cwd, file)), file).toBe(true);
  },
  10 * minutes,
);

/** Runs the lines in a shell, whose folder the next block goes on from, and returns what they print. */
async function runBlock(text: string, state: { cwd: string }): Promise<string> {
  const lines = text.trimEnd().split('\n');
  const server = /^npx slodocs (dev|serve)$/.exec(lines.at(-1) ?? '')?.[1];
  if (server) {
    const before = lines.length > 1 ? await runBlock(lines.slice(0, -1).join('\n'), state) : '';
    return before + (await serves(server, state.cwd));
  }
  const only = lines.join('\n');
  if (only === 'npx slodocs verify' && !hasChromium) return '';
  // The package was installed and packed where these tests run.
  const script = text.replace(/^npm ci && npm pack.*$/m, ':');
  const end = '\necho "in $PWD"';
  const { stdout, stderr } = await run('bash', ['-ec', script + end], { cwd: state.cwd, env, maxBuffer: 10_000_000 }).catch(
    (failed: { stdout: string; stderr: string; code: number }) => {
      // The tutorial makes a mistake, which a check reports.
      if (only !== 'npx slodocs check') throw failed;
      return { ...failed, stdout: `${failed.stdout}\nin ${state.cwd}` };
    },
  );
  state.cwd = /^in (.+)$/m.exec(stdout)?.[1] ?? state.cwd;
  return stdout + stderr;
}

/** Starts a server, asks it for a page, and ends it: npx would leave it running. */
async function serves(command: string, cwd: string): Promise<string> {
  const bin = join(cwd, 'node_modules/.bin/slodocs');
  const server: ChildProcess = spawn(bin, [command, '--port', '0'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const said = await new Promise<string>((resolve) => server.stdout?.once('data', (chunk) => resolve(String(chunk))));
    const response = await fetch(/http:\/\/\S+/.exec(said)?.[0] ?? '');
    expect(response.status).toBe(200);
    return said;
  } finally {
    server.kill('SIGTERM');
  }
}

async function replace(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

/** Sets a key of the configuration, as a line of the tutorial shows it. */
async function setKey(file: string, line: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const key = /^\s*(\w+):/.exec(line)?.[1] ?? '';
  const own = new RegExp(`^  ${key}:.*$`, 'm');
  await writeFile(
    file,
    own.test(text) ? text.replace(own, line) : text.replace(/^ {2}title:.*$/m, (title) => `${title}\n${line}`),
  );
}
