// Registers `slodocs diff`, which compares the addresses of two outputs of a site.
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { compareSites } from '#index';
import { descriptionFile, type SiteDescription } from '#model/site-description';
import { isDifferent, kindsOf } from '../difference-kinds.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty } from '../site-options.ts';

const examples = `
Examples:
  slodocs diff build-main build          two output folders that hold a site.json
  slodocs diff main.json build --json
  slodocs diff main.json build --fail-on removed,anchors

Exit codes: 0 compared, 1 what --fail-on names was found, 2 faults in the command line.`;

interface DiffFlags {
  readonly json?: boolean;
  readonly failOn?: readonly Kind[];
}

type Kind = (typeof kindsOf)[number];

export function registerDiff(program: Command, shell: Shell, act: Act): void {
  program
    .command('diff')
    .description('compare two builds: pages, addresses, anchors, links and redirects')
    .argument('<before>', `an output folder, or its ${descriptionFile}`, nonEmpty)
    .argument('<after>', 'the same of the later build', nonEmpty)
    .option('--json', 'print for programs')
    .addOption(new Option('--fail-on <kinds>', `end with 1 where there is any of: ${kindsOf.join(', ')}`).argParser(readKinds))
    .addHelpText('after', examples)
    .action((before: string, after: string, flags: DiffFlags) => act(undefined, () => diff([before, after], flags, shell)));
}

function readKinds(text: string): readonly Kind[] {
  return text.split(',').map((word) => {
    const kind = kindsOf.find((known) => known === word.trim());
    if (kind === undefined)
      throw new UsageError(`"${word}" is nothing that a comparison finds`, `There are ${kindsOf.join(', ')}.`);
    return kind;
  });
}

async function diff(
  [before, after]: readonly [string, string],
  { json, failOn = [] }: DiffFlags,
  { environment: { stdout, cwd } }: Shell,
): Promise<number> {
  const difference = compareSites(await readDescription(cwd, before), await readDescription(cwd, after));
  const { printDifference } = await import('../printers/site-difference.ts');
  if (json) stdout.write(`${JSON.stringify({ format: 1, ...difference }, null, 2)}\n`);
  else stdout.write(printDifference(difference, stdout.colors));
  return failOn.some((kind) => isDifferent(difference, kind)) ? exitCodes.diagnostics : exitCodes.ok;
}

async function readDescription(cwd: string, path: string): Promise<SiteDescription> {
  const found = resolve(cwd, path);
  const isFolder = (await stat(found).catch(() => undefined))?.isDirectory() === true;
  const file = isFolder ? join(found, descriptionFile) : found;
  const text = await readFile(file, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    const help = `The plugin \`siteJson()\` of slodocs/plugins writes "${descriptionFile}" into the output of every build.`;
    if (thrown.code === 'ENOENT')
      throw new UsageError(isFolder ? `"${path}" holds no "${descriptionFile}"` : `there is no "${path}"`, help);
    throw new UsageError(`"${path}" cannot be read: ${thrown.message}`);
  });
  const description = parse(text);
  if (isDescription(description)) return description;
  throw new UsageError(
    `"${path}" is no description of a site that this slodocs can read`,
    `It is a "${descriptionFile}" of the format 1.`,
  );
}

/** Lists everything that is compared. */
function isDescription(value: unknown): value is SiteDescription {
  const { format, pages, redirects } = Object(value) as Partial<Record<keyof SiteDescription, unknown>>;
  const has = (one: unknown, keys: readonly string[], lists: readonly string[]): boolean => {
    const entry = Object(one) as Record<string, unknown>;
    return keys.every((key) => typeof entry[key] === 'string') && lists.every((key) => Array.isArray(entry[key]));
  };
  const isPage = (page: unknown): boolean => has(page, ['path', 'title', 'kind', 'content'], ['anchors', 'links']);
  const isRedirect = (redirect: unknown): boolean => has(redirect, ['from', 'to'], []);
  return format === 1 && Array.isArray(pages) && pages.every(isPage) && Array.isArray(redirects) && redirects.every(isRedirect);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
