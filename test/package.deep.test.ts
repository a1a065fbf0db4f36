// Installs the packed package in an empty folder, and runs every command that its page on installation names.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../src/index.ts';
import { hasChromium } from './chromium.ts';

const run = promisify(execFile);
const minutes = 60_000;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let packed: Packed;
let page: string;
let installed: { readonly stderr: string };

/** What `npx slodocs` runs, without asking the registry. */
const bin = () => join(folder, 'node_modules/.bin/slodocs');

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-package-')));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]);
  const answer: unknown = JSON.parse(stdout);
  packed = (Array.isArray(answer) ? answer[0] : Object.values(answer as object)[0]) as Packed;
  await run('npm', ['init', '--yes'], { cwd: folder });
  const file = join(folder, packed.filename);
  installed = await run('npm', ['install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund', file], { cwd: folder });
  page = await readFile(join(folder, 'node_modules/slodocs/docs/install.md'), 'utf8');
}, 5 * minutes);

afterAll(() => rm(folder, { recursive: true }));

describe('the package', () => {
  it('holds the program, its types and the manual, and nothing else', () => {
    const tops = new Set(packed.files.map(({ path }) => path.split('/')[0]));
    expect([...tops].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'bin',
      'client.d.ts',
      'dist',
      'docs',
      'package.json',
      'templates',
    ]);
    const docs = packed.files.filter(({ path }) => path.startsWith('docs/'));
    expect(
      docs.filter(
        ({ path }) =>
          !/\.mdx?$|^docs\/(?:(?:ci|hosts)\/|tsconfig\.json$)/.test(path) || /^docs\/(?:build|\.slodocs)\//.test(path),
      ),
    ).toEqual([]);
    expect(packed.size).toBeLessThan(2_500_000);
  });

  it('asks npm to run nothing where it is installed', async () => {
    const { scripts } = JSON.parse(await readFile(join(folder, 'node_modules/slodocs/package.json'), 'utf8')) as {
      scripts: object;
    };
    for (const script of ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'])
      expect(scripts).not.toHaveProperty(script);
    expect(installed.stderr).not.toContain('slodocs@');
  });

  it('explains every diagnostic, and leads to files that it holds', async () => {
    const script =
      "import { explain, readCatalogue } from 'slodocs'; const pages = {}; for (const code of Object.keys(await readCatalogue())) pages[code] = await explain(code, process.cwd()); process.stdout.write(JSON.stringify(pages));";
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, maxBuffer: 10_000_000 });
    const pages = Object.entries(JSON.parse(stdout) as Record<string, string>);
    expect(pages.length).toBe(Object.keys(await readCatalogue()).length);
    const links = pages.flatMap(([code, page]) => {
      const text = page.replace(/^(`{3,})[\s\S]*?^\1`*$|`[^`\n]+`/gm, '');
      return [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, path = '']) => ({ code, path }));
    });
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ path }) => !/^https?:/.test(path) && !existsSync(join(folder, path)))).toEqual([]);
  });

  it('brings types for what a site imports', async () => {
    const file = join(folder, 'src/part.tsx');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      "import Tabs from '@theme/Tabs';\nimport { Icon } from 'slodocs/theme';\nimport { defineConfig } from 'slodocs';\nimport { math } from 'slodocs/plugins';\nimport { runCase } from 'slodocs/testing';\n\nvoid runCase;\nexport default defineConfig({ title: 'T', url: 'https://t.example', plugins: [math()] });\nexport const part = <Tabs groupId=\"a\"><Icon name=\"search\" /></Tabs>;\n",
    );
    await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
    for (const name of ['react', 'node'])
      await symlink(join(process.cwd(), 'node_modules/@types', name), join(folder, 'node_modules/@types', name)).catch(
        () => undefined,
      );
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Preserve,
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      types: ['slodocs/client', 'node'],
      configFilePath: join(folder, 'tsconfig.json'),
    };
    const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  });
});

describe('the tests of a plugin', () => {
  it('run on the package that is installed', async () => {
    const site = join(folder, 'cases/link-that-is-broken');
    await mkdir(join(site, 'docs'), { recursive: true });
    await writeFile(join(site, 'docs/index.md'), '# Home\n\n[One](./one.md)\n');
    const script =
      "import { CaseMismatch, listCases, runCase } from 'slodocs/testing'; const [one] = await listCases('cases'); await runCase(one).catch((thrown) => process.stdout.write([thrown instanceof CaseMismatch, thrown.message].join()));";
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    expect(stdout).toMatch(/^true,the case "link-that-is-broken" comes out otherwise:[\s\S]*\n\+error\[resolve\/broken-link\]/);
    await rm(join(folder, 'cases'), { recursive: true });
  });
});

describe('the package "create-slodocs"', () => {
  it(
    'makes a site by the arguments of npm create, of the version that it comes with',
    async () => {
      const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: 'create-slodocs' });
      const home = join(folder, 'create');
      await mkdir(home);
      await run('npm', ['init', '--yes'], { cwd: home });
      const files = [join(folder, packed.filename), join(folder, stdout.trim())];
      await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...files], { cwd: home });
      const made = await run(join(home, 'node_modules/.bin/create-slodocs'), ['my-site', '--template', 'minimal', '--yes'], {
        cwd: home,
      });
      expect(made.stdout).toContain('created a site in my-site from the template "minimal"');
      const versionOf = async (file: string) => (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
      expect(await versionOf('create-slodocs/package.json')).toBe(await versionOf('package.json'));
      const built = await run(join(home, 'node_modules/.bin/slodocs'), ['build', 'my-site', '--strict'], { cwd: home });
      expect(built.stdout).toContain('built 4 pages');
      await rm(home, { recursive: true });
    },
    5 * minutes,
  );
});

describe('the page on installation, in an empty folder', () => {
  it(
    'leads to a site by the files and commands that it shows',
    async () => {
      const fences = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
        language,
        text,
      }));
      const commands = fences
        .flatMap(({ language, text }) => (language === 'bash' ? text.split('\n') : []))
        .flatMap((line) => /^npx slodocs ([^#]*?)\s*(?:#.*)?$/.exec(line)?.[1] ?? []);
      expect(commands.length).toBeGreaterThanOrEqual(8);
      for (const command of commands) {
        const [name] = command.split(' ');
        if (name === 'serve' || name === 'dev') await serves(command);
        else if (name !== 'verify' || hasChromium) await run(bin(), command.split(' '), { cwd: folder });
      }
      for (const file of ['build/index.html', 'versions.json', 'src/theme/Footer.tsx'])
        expect(existsSync(join(folder, file)), file).toBe(true);
    },
    5 * minutes,
  );
});

/** Starts a server, asks it for the first page, and ends it. */
async function serves(command: string): Promise<void> {
  const server: ChildProcess = spawn(bin(), [...command.split(' '), '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const said = await new Promise<string>((resolve) => server.stdout?.once('data', (chunk) => resolve(String(chunk))));
    const response = await fetch(/http:\/\/\S+/.exec(said)?.[0] ?? '');
    expect(await response.text()).toContain('How this site is organized.');
  } finally {
    server.kill('SIGTERM');
  }
}
