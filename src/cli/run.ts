// Runs a command line, turns every way of failing into a message, and returns the exit code.
import { Command, CommanderError } from 'commander';
import { version } from '#index';
import { refuseForeign } from './commands/foreign.ts';
import { crash } from './crash.ts';
import type { Environment } from './environment.ts';
import { exitCodes, UsageError } from './exit-codes.ts';
import { createPalette } from './printers/palette.ts';
import { visible } from './printers/visible.ts';
import type { Act, Shell, SiteOptions, Watched } from './shell.ts';
import { Interrupted, type Interruption } from './signals.ts';

/** Never rejects. `started` is when the command line began its own work, in milliseconds since the process started. */
export async function run(
  environment: Environment,
  { signal }: Interruption,
  started: number,
  watched?: Watched,
): Promise<number> {
  let code: number = exitCodes.ok;
  let site: SiteOptions | undefined;
  try {
    const program = await createProgram({ environment, signal, started, watched }, async (named, work) => {
      site = named;
      code = await work();
    });
    await program.parseAsync(environment.args, { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    if (thrown instanceof UsageError) return printUsageError(thrown, environment);
    if (signal.reason instanceof Interrupted) return printInterrupted(signal.reason, environment);
    if (isDiskRefusal(thrown)) return printUsageError(new UsageError(`disk error: ${thrown.message}`), environment);
    return crash(thrown, environment, site);
  }
}

/** Errors of `node:fs` that are not our fault: a disk that fails, is full, or is closed to this user. */
function isDiskRefusal(thrown: unknown): thrown is Error {
  const refusals = /^(?:EIO|ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|ENFILE|ESTALE|ETIMEDOUT): .*, [a-z]+/;
  return thrown instanceof Error && refusals.test(thrown.message);
}

function printUsageError({ message, help, details }: UsageError, { stderr }: Environment): number {
  const { severity, strong } = createPalette(stderr.colors);
  const lines = [...details.map((detail) => `  ${visible(detail)}`), ...(help ? [visible(help)] : [])];
  stderr.write(`${severity.error('error')}${strong(`: ${visible(message)}`)}\n${lines.map((line) => `${line}\n`).join('')}`);
  return exitCodes.usage;
}

function printInterrupted({ signalName }: Interrupted, { stderr }: Environment): number {
  stderr.write(`stopped by ${signalName}: the output of the last build is unchanged\n`);
  return exitCodes[signalName];
}

const examples = `
Examples:
  slodocs init my-site                   create a new site
  slodocs init --from docusaurus         take over a site of another generator
  slodocs dev                            show the site while you write
  slodocs new page docs/guides/backups   add a page, or a post
  slodocs build                          build the site that contains the working directory
  slodocs check --strict                 list all problems in it
  slodocs test                           run the examples on pages, and compare their output
  slodocs serve                          view the built site
  slodocs lsp                            show problems in an editor, and complete links
  slodocs verify                         open every page in a browser, and list its problems
  slodocs why docs/guides/intro.md       show what a page is made of, and why it was rendered
  slodocs search "error budget"          search the site, as its readers do
  slodocs explain resolve/broken-link    read about a diagnostic
  slodocs eject Footer                   copy a theme part into your site
  slodocs version cut 1.40               release the current docs as a version
  slodocs prose --out .prose             write the prose of all pages, for Vale and other linters
  slodocs mv docs/a.md docs/guides/      move a page, with all links to it
  slodocs diff build-main build          show what a change does to the addresses of the site
  slodocs compat ../old/build            show what a Docusaurus build has that yours lacks
  slodocs openapi diff old.yml new.yml   show what changes for clients of an API
  slodocs mcp                            let agents search, read and check the site
  slodocs doctor                         show what this machine and the site have, and what is missing
  slodocs urls --update                  record every address, so that builds report lost ones

Colors follow NO_COLOR and FORCE_COLOR. Progress is shown in a terminal, unless CI is set.`;

type Register = (program: Command, shell: Shell, act: Act) => void;

/** In the order of the help. Each is a module of its own, so that a command loads no other. */
const commands: Readonly<Record<string, () => Promise<Register>>> = {
  init: async () => (await import('./commands/init.ts')).registerInit,
  dev: async () => (await import('./commands/dev.ts')).registerDev,
  lsp: async () => (await import('./commands/lsp.ts')).registerLsp,
  new: async () => (await import('./commands/new.ts')).registerNew,
  build: async () => (await import('./commands/build.ts')).registerBuild,
  check: async () => (await import('./commands/build.ts')).registerCheck,
  test: async () => (await import('./commands/test.ts')).registerTest,
  serve: async () => (await import('./commands/serve.ts')).registerServe,
  verify: async () => (await import('./commands/verify.ts')).registerVerify,
  why: async () => (await import('./commands/why.ts')).registerWhy,
  search: async () => (await import('./commands/search.ts')).registerSearch,
  eject: async () => (await import('./commands/eject.ts')).registerEject,
  explain: async () => (await import('./commands/explain.ts')).registerExplain,
  schema: async () => (await import('./commands/schema.ts')).registerSchema,
  doctor: async () => (await import('./commands/doctor.ts')).registerDoctor,
  clean: async () => (await import('./commands/clean.ts')).registerClean,
  version: async () => (await import('./commands/version.ts')).registerVersion,
  urls: async () => (await import('./commands/urls.ts')).registerUrls,
  translations: async () => (await import('./commands/translations.ts')).registerTranslations,
  prose: async () => (await import('./commands/prose.ts')).registerProse,
  mv: async () => (await import('./commands/move.ts')).registerMove,
  diff: async () => (await import('./commands/diff.ts')).registerDiff,
  compat: async () => (await import('./commands/compat.ts')).registerCompat,
  openapi: async () => (await import('./commands/openapi.ts')).registerOpenApi,
  mcp: async () => (await import('./commands/mcp.ts')).registerMcp,
};

/**
 * The program for a command line: with the command that it begins with, or with all of them, for help and for suggestions. It
 * throws commander's errors instead of ending the process.
 */
export async function createProgram(shell: Shell, act: Act): Promise<Command> {
  const { stdout, stderr, args } = shell.environment;
  const program = new Command('slodocs')
    .description('Compiles a folder of Markdown and MDX into a documentation site.')
    .version(version, '-V, --version', 'print the version')
    // Commands have options of the same names, such as `search --version`.
    .enablePositionalOptions()
    .helpOption('-h, --help', 'print help, with examples')
    .helpCommand('help [command]', 'print help for a command')
    .configureOutput({
      writeOut: stdout.write,
      writeErr: stderr.write,
      getOutHelpWidth: () => Math.min(stdout.columns, 110),
      getErrHelpWidth: () => Math.min(stderr.columns, 110),
    })
    .exitOverride()
    .showHelpAfterError('(--help lists the options, with examples)')
    .addHelpText('after', examples);
  for (const load of namedBy(args)) (await load())(program, shell, act);
  refuseForeign(program);
  return program;
}

function namedBy([first = '']: readonly string[]): readonly (() => Promise<Register>)[] {
  if (['-V', '--version'].includes(first)) return [];
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  return named ? [named] : Object.values(commands);
}
