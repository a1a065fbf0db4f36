// Converts one command of npm to the same of another package manager, or says that there is none.
import type { KnownManager } from './options-schema.ts';

/** The package `npm-to-yarn`. It writes something for every command, so that it is handed those alone that it knows. */
export type Convert = (command: string, manager: KnownManager) => string;

type Words = readonly string[];
type ByManager = Readonly<Record<KnownManager, string>>;

const executors: ByManager = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' };
const cleanInstalls: ByManager = {
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
};
const production: Omit<ByManager, 'yarn'> = { pnpm: '--prod', bun: '--production' };

/** Commands that only Yarn 1 has: those of Yarn are of version 2 and later, as `dlx` and `--immutable` are. */
const goneFromYarn: Words = ['ls', 'list', 'outdated', 'link', 'ln', 'unlink'];

/** Flags that all managers have. */
const shared = ['--force', '--ignore-scripts'];
const saving = ['--save', '-S', '--save-prod', '-P', '--save-dev', '-D', '--save-optional', '-O', '--save-exact', '-E'];
const global = ['--global', '-g'];
/** Packages are saved so where nothing else is said. */
const needless = new Set(['--save', '-S', '--save-prod', '-P']);

const isFlag = (word: string): boolean => word.startsWith('-');

/** Takes the words behind `npm` or `npx`; undefined for a command that the manager lacks, or that nobody has looked at. */
export function convertCommand(program: string, words: Words, manager: KnownManager, convert: Convert): string | undefined {
  const [name = '', ...rest] = program === 'npx' ? ['exec', ...words] : words;
  if (manager === 'yarn' && goneFromYarn.includes(name)) return undefined;
  const flags = rest.filter(isFlag);
  const others = rest.filter((word) => !isFlag(word));
  const only = (...known: Words): boolean => flags.every((flag) => known.includes(flag) && has(manager, flag));
  const known = (...args: Words): string | undefined =>
    printed(
      args.map((word) => spelt(manager, word)),
      manager,
      convert,
    );
  switch (name) {
    case 'install':
    case 'i':
    case 'add':
      if (others.length === 0) return installAll(flags, manager);
      return only(...saving, ...global, ...shared) ? known('install', ...rest.filter((word) => !needless.has(word))) : undefined;
    case 'uninstall':
    case 'un':
    case 'remove':
    case 'r':
    case 'rm':
      if (others.length === 0 || !only(...saving, ...global)) return undefined;
      return known('uninstall', ...rest.filter((word) => !saving.includes(word)));
    case 'ci':
    case 'clean-install':
      if (others.length > 0 || !only('--ignore-scripts')) return undefined;
      return [cleanInstalls[manager], ...flags.map((flag) => spelt(manager, flag))].join(' ');
    case 'exec':
      return execute(rest, manager);
    case 'run':
    case 'run-script':
      return others.length > 0 && isPassedOn(rest, 1) ? known('run', ...rest) : undefined;
    case 'test':
    case 't':
    case 'tst':
    case 'start':
    case 'stop':
      return isPassedOn(rest, 0) ? known(name, ...rest) : undefined;
    case 'init':
    case 'create':
      if (others.length > 0) return isFlag(rest[0] ?? '') ? undefined : known('init', ...rest);
      if (!only('-y', '--yes')) return undefined;
      // pnpm asks nothing, and refuses the flag.
      return manager === 'pnpm' ? 'pnpm init' : known('init', ...flags);
    case 'cache':
      return others.length === 1 && others[0] === 'clean' && flags.every((flag) => /^(?:--force|-f)$/.test(flag))
        ? known('cache', 'clean')
        : undefined;
    default:
      // Prints without a flag what all that know it have under one name.
      return ['ls', 'list', 'outdated', 'link', 'ln', 'unlink', 'pack', 'login', 'logout'].includes(name) && rest.length === 0
        ? manager === 'yarn' && /^log/.test(name)
          ? `yarn npm ${name}`
          : known(name)
        : undefined;
  }
}

function installAll(flags: Words, manager: KnownManager): string | undefined {
  const isOfProduction = (flag: string): boolean => /^--(?:production|omit=dev)$/.test(flag);
  if (!flags.every((flag) => isOfProduction(flag) || (shared.includes(flag) && has(manager, flag)))) return undefined;
  if (manager !== 'yarn')
    return [manager, 'install', ...flags.map((flag) => (isOfProduction(flag) ? production[manager] : flag))].join(' ');
  if (!flags.some(isOfProduction)) return ['yarn', 'install', ...flags.map((flag) => spelt(manager, flag))].join(' ');
  return flags.every(isOfProduction) ? 'yarn workspaces focus --all --production' : undefined;
}

/** Yarn installs nothing for all projects, and nothing by force. */
function has(manager: KnownManager, flag: string): boolean {
  return manager !== 'yarn' || !['--force', ...global].includes(flag);
}

function spelt(manager: KnownManager, word: string): string {
  return manager === 'yarn' && word === '--ignore-scripts' ? '--mode=skip-build' : word;
}

function execute(words: Words, manager: KnownManager): string | undefined {
  const at = words.findIndex((word) => !['-y', '--yes', '--'].includes(word));
  const [program = '-', ...args] = at === -1 ? [] : words.slice(at);
  if (isFlag(program)) return undefined;
  return [executors[manager], program, ...(args[0] === '--' ? args.slice(1) : args)].join(' ');
}

/** What stands before `--` is read by npm itself: there, a script has its name alone. */
function isPassedOn(words: Words, names: number): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words.length : end) === names;
}

/** Quotes and signs are kept from the package, which changes some of them. */
function printed(words: Words, manager: KnownManager, convert: Convert): string | undefined {
  const isPlain = (word: string): boolean => /^[\w@/.:^~+-]+$/.test(word);
  let mark = 'word';
  while (words.some((word) => word.includes(mark))) mark += 'x';
  const sent = words.map((word, at) => (isPlain(word) ? word : `${mark}-${at}-`));
  const command = convert(`npm ${sent.join(' ')}`, manager);
  if (command.includes("couldn't auto-convert")) return undefined;
  return words.reduce((text, word, at) => text.replaceAll(`${mark}-${at}-`, () => word), command);
}
