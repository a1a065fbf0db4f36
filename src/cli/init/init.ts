// Creates a new site from the command line and the answers to prompts, and prints what to do next.
import { spawn } from 'node:child_process';
import { basename, relative, resolve, sep } from 'node:path';
import { type InitResult, initSite, suggestSite, version } from '#index';
import { shellPath } from '#kit/print/texts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { plural } from '../printers/counts.ts';
import { createPalette } from '../printers/palette.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Shell } from '../shell.ts';
import { type InitAnswers, type InitFlags, refusalError } from './ask.ts';
import { canInstall, installPacked, refuseInstall, unreleased } from './unreleased.ts';

/** Of each template, a folder whose new pages its sidebar lists. */
const listedFolder = { minimal: 'docs', docs: 'docs/write', full: 'docs/guides' } as const;

type Made = NonNullable<InitResult['made']>;

export async function runInit(
  dir: string | undefined,
  flags: InitFlags,
  { environment, signal, watched }: Shell,
): Promise<number> {
  const { stdout, stderr, cwd, ci } = environment;
  if (dir?.trim() === '') throw new UsageError('the folder has no name', 'Name a folder, or leave it out to use this one.');
  const asks = flags.yes !== true && process.stdin.isTTY === true && stderr.tty && !ci;
  const answers = asks ? await (await import('./ask.ts')).ask(dir, flags, cwd) : await suggested(resolve(cwd, dir ?? '.'), flags);
  if (!answers) return exitCodes.SIGINT;
  if (answers.install && !canInstall(answers.root, flags.package)) refuseInstall(answers.root, cwd);
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const slodocs = flags.package === undefined ? undefined : packageFrom(flags.package, cwd, answers.root);
  const { made, refusal } = await initSite({ ...answers, slodocs, signal, siteCode: watched?.siteCode, onWait });
  if (!made) throw refusal ? refusalError(refusal) : new UsageError('nothing was written');
  stdout.write(printMade(made, answers, shownFolder(cwd, answers.root)));
  if (answers.install) await install(answers.root);
  stdout.write(printNext(made, answers, cwd, createPalette(stdout.colors).strong));
  return exitCodes.ok;
}

async function suggested(root: string, { template = 'docs', title, url, install = false }: InitFlags): Promise<InitAnswers> {
  const from = await suggestSite(root);
  if (from.refusal) throw refusalError(from.refusal);
  return { root, template, title: title ?? from.title, url: url ?? from.url, install };
}

/** A path of a file or a folder counts from the working directory, and in package.json from there. */
function packageFrom(spec: string, cwd: string, root: string): string {
  const path = /^file:/.test(spec) ? spec.slice('file:'.length) : spec;
  const isPath = path !== spec || /^(?:\.{0,2}[/\\]|[a-z]:[/\\])/i.test(path) || /\.tgz$/.test(path);
  return isPath && !/^[a-z]+:\/\//.test(path) ? `file:${relative(root, resolve(cwd, path)).split(sep).join('/')}` : spec;
}

function shownFolder(cwd: string, root: string): string {
  const path = relative(cwd, root);
  return path === '' ? '.' : path;
}

function printMade(
  { written, extended, kept, slodocs, isBelowRepository }: Made,
  { template }: InitAnswers,
  folder: string,
): string {
  const where = folder === '.' ? 'this folder' : visible(folder);
  const lines = [`created a site in ${where} from the template "${template}": ${plural(written.length, 'file')}`];
  if (extended.length > 0) lines.push(`  extended: ${extended.join(', ')}`);
  if (kept.length > 0) lines.push(`  left unchanged: ${kept.join(', ')}`);
  lines.push(
    `  package.json depends on slodocs ${visible(slodocs)}${slodocs === version ? `, this version: ${unreleased}` : ''}`,
  );
  if (!isBelowRepository && slodocs.startsWith('file:../'))
    lines.push(`  the workflow cannot install that file, because it is outside this folder: ${movedInside(slodocs)}`);
  if (isBelowRepository)
    lines.push(
      '  no CI workflow, because GitHub only reads workflows in the root of a repository, and this folder is inside one',
    );
  return `${lines.join('\n')}\n`;
}

/** What to do with a packed file that other machines do not have. */
function movedInside(spec: string): string {
  const path = spec.slice('file:'.length);
  return `copy it here, commit it, and run npm install --save-dev ${visible(shellPath(`./${basename(path)}`))}`;
}

function printNext(
  { prefix, isInstalled, slodocs }: Made,
  { root, template, install: hasInstalled }: InitAnswers,
  cwd: string,
  strong: (text: string) => string,
): string {
  const folder = shownFolder(cwd, root);
  const steps = [
    ...(folder === '.' ? [] : [`cd ${shellPath(folder)}`]),
    ...(hasInstalled || isInstalled ? [] : [slodocs === version ? installPacked(root, cwd) : 'npm install']),
    'npx slodocs dev',
  ];
  const hint = `"npm run ${prefix}build" writes the site to build; "npx slodocs new page ${listedFolder[template]}/NAME" adds a page.`;
  return `\nNext:\n${steps.map((step) => `  ${strong(visible(step))}\n`).join('')}\n${hint}\n`;
}

async function install(root: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  // Standard output is for the answer of this command.
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, shell: isWindows, stdio: ['ignore', 2, 2] });
  const code = await new Promise<number | string | null>((done) => {
    npm.on('error', ({ message }) => done(message)).on('close', done);
  });
  if (code !== 0) {
    const why = typeof code === 'string' ? code : `it exited with code ${code}`;
    throw new UsageError(
      `npm install failed in "${root}": ${why}`,
      'The site is complete. Fix the problem that npm reports, and run it there again.',
    );
  }
}
