// Registers `slodocs diff`, which compares two outputs of a site, and reports to reviewers what differs for readers.
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { compareSites, type SiteDifference } from '#index';
import { descriptionFile } from '#model/site-description';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { readDescription } from '../read-description.ts';
import type { Act, Shell } from '../shell.ts';
import { nonEmpty, wholeNumber } from '../site-options.ts';
import { type ReportFlags, writeReport } from '../write-report.ts';

const examples = `
Examples:
  slodocs diff build-main build          two output folders that contain a site.json
  slodocs diff build-main build --report report    what changes for readers, in HTML and Markdown
  slodocs diff main.json build --json
  slodocs diff main.json build --fail-on removed,anchors

Exit codes: 0 compared, 1 found a change that --fail-on names, 2 invalid command line.`;

interface DiffFlags extends ReportFlags {
  readonly json?: boolean;
  readonly failOn?: readonly Kind[];
}

type Kind = (typeof kindsOf)[number];

export function registerDiff(program: Command, shell: Shell, act: Act): void {
  program
    .command('diff')
    .description('compare two builds: pages, addresses, anchors, links and redirects')
    .argument('<before>', `an output folder, or its ${descriptionFile}`, nonEmpty)
    .argument('<after>', 'the same for the later build', nonEmpty)
    .option('--json', 'print JSON')
    .addOption(new Option('--report <folder>', 'write what changes for readers: index.html and report.md').argParser(nonEmpty))
    .addOption(new Option('--pictures <which>', 'pictures for the report (default: changed)').choices(['none', 'changed']))
    .addOption(
      new Option('--most-pictures <n>', 'take pictures of at most this many changed pages (default: 20)').argParser(
        wholeNumber(1, 1000),
      ),
    )
    .addOption(new Option('--browser <file>', 'the path of a Chromium, instead of searching for it').argParser(nonEmpty))
    .addOption(new Option('--fail-on <kinds>', `exit with 1 if there is any of: ${kindsOf.join(', ')}`).argParser(readKinds))
    .addHelpText('after', examples)
    .action((before: string, after: string, flags: DiffFlags) => act(undefined, () => diff([before, after], flags, shell)));
}

function readKinds(text: string): readonly Kind[] {
  return text.split(',').map((word) => {
    const kind = kindsOf.find((known) => known === word.trim());
    if (kind === undefined) throw new UsageError(`"${word}" is not a kind of change`, `The kinds are ${kindsOf.join(', ')}.`);
    return kind;
  });
}

async function diff([before, after]: readonly [string, string], flags: DiffFlags, shell: Shell): Promise<number> {
  const { json, failOn = [], report, pictures, mostPictures, browser } = flags;
  const { stdout, cwd } = shell.environment;
  if (report === undefined && (pictures ?? mostPictures ?? browser) !== undefined)
    throw new UsageError('options for pictures require a report', 'Add `--report <folder>`.');
  const [old, now] = [await readDescription(cwd, before), await readDescription(cwd, after)];
  const difference = compareSites(old.description, now.description);
  const { printDifference } = await import('../printers/site-difference.ts');
  // What is printed for programs is one value, so the report's own line comes first, on the other stream.
  if (report !== undefined) {
    const told = await writeReport(resolve(cwd, report), [old, now], { ...flags, report }, shell);
    if (json) shell.environment.stderr.write(told);
    else stdout.write(`${told}\n`);
  }
  if (json) stdout.write(`${JSON.stringify({ format: 1, ...difference }, null, 2)}\n`);
  else stdout.write(printDifference(difference, stdout.colors));
  return failOn.some((kind) => isDifferent(difference, kind)) ? exitCodes.diagnostics : exitCodes.ok;
}

/** The kinds of differences, by their names on the command line. Only removed redirects count, not added ones. */
const kindsOf = ['added', 'removed', 'replaced', 'moved', 'titles', 'anchors', 'links', 'redirects'] as const;

function isDifferent(difference: SiteDifference, kind: (typeof kindsOf)[number]): boolean {
  return kind === 'redirects' ? difference.redirects.removed.length > 0 : difference[kind].length > 0;
}
