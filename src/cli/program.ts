// Defines the grammar of the command line: commands, options and help.
import { Command } from 'commander';
import { version } from '#index';
import { refuseForeign } from './commands/foreign.ts';
import type { Act, Shell } from './shell.ts';

const examples = `
Examples:
  slodocs init my-site                   make a new site
  slodocs init --from docusaurus         take over a site of another generator
  slodocs dev                            show the site while you write
  slodocs new page docs/guides/backups   add a page, or a post
  slodocs build                          build the site around the working directory
  slodocs check --strict                 list everything that is wrong with it
  slodocs serve                          look at what was built
  slodocs verify                         open every page in a browser, and list what is wrong there
  slodocs why docs/guides/intro.md       what a page is made of, and why it was rendered
  slodocs search "error budget"          search the site, as its readers do
  slodocs explain resolve/broken-link    read about a diagnostic
  slodocs eject Footer                   have a part of the theme as a file of your own
  slodocs version cut 1.40               release the current docs as a version
  slodocs mv docs/a.md docs/guides/      move a page, with all links to it
  slodocs diff build-main build          what a change does to the addresses of the site
  slodocs compat ../old/build            what a build of Docusaurus has, and yours has not
  slodocs openapi diff old.yml new.yml   what changes for clients of an API
  slodocs doctor                         what this machine and the site have, and what is missing
  slodocs urls --update                  promise to keep every address that the site has

Colours follow NO_COLOR and FORCE_COLOR; progress is shown on a terminal, unless CI is set.`;

type Register = (program: Command, shell: Shell, act: Act) => void;

/** In the order of the help. Each is a module of its own, so that a command loads no other. */
const commands: Readonly<Record<string, () => Promise<Register>>> = {
  init: async () => (await import('./commands/init.ts')).registerInit,
  dev: async () => (await import('./commands/dev.ts')).registerDev,
  new: async () => (await import('./commands/new.ts')).registerNew,
  build: async () => (await import('./commands/build.ts')).registerBuild,
  check: async () => (await import('./commands/build.ts')).registerCheck,
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
  mv: async () => (await import('./commands/move.ts')).registerMove,
  diff: async () => (await import('./commands/diff.ts')).registerDiff,
  compat: async () => (await import('./commands/compat.ts')).registerCompat,
  openapi: async () => (await import('./commands/openapi.ts')).registerOpenApi,
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
