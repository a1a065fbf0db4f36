// Registers `slodocs translations`, which writes labels for translators, and tells whether translations are up to date.
import { dirname, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { diffTranslation, extractLabels, recordTranslations, translationStatus } from '#index';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { printExtraction, printUnfixed } from '../printers/extraction.ts';
import { createPalette } from '../printers/palette.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { printDifference, printRecorded } from '../printers/translations.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { listOf, nonEmpty, oneMore, options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs translations extract           write the site's labels into the files of its languages
  slodocs translations init              record existing translations, based on git history
  slodocs translations status            stale, unrecorded and missing translations, by language
  slodocs translations status --locale fr,de --format markdown
  slodocs translations diff i18n/fr/docs/intro.md
  slodocs translations mark i18n/fr/docs/intro.md

Exit codes: 0 done, 1 the site has errors, 2 invalid command line or configuration.`;

const formats = ['pretty', 'json', 'markdown'] as const;

interface TranslationsFlags extends SiteFlags {
  readonly locale?: readonly string[];
  readonly format?: (typeof formats)[number];
  readonly dryRun?: boolean;
  readonly prune?: boolean;
}

export function registerTranslations(program: Command, shell: Shell, act: Act): void {
  const { cwd } = shell.environment;
  const all = program
    .command('translations')
    .description('write labels for translators, and list translations that are older than their originals')
    .addHelpText('after', examples);
  const add = (command: Command): Command =>
    command
      .addOption(new Option('--locale <names>', 'only these languages, separated by commas').argParser(listOf))
      .addOption(options.config())
      .addOption(options.cacheDir());
  add(withRoot(all.command('status').description('list stale, unrecorded, missing and orphaned translations, by language')))
    .addOption(
      new Option('--format <format>', 'the output format: for people, for programs, or as a Markdown table')
        .choices(formats)
        .default('pretty'),
    )
    .action((root: string, flags: TranslationsFlags) => {
      const site = siteOptions(cwd, root, flags);
      return act(site, () => status(site, flags, shell));
    });
  add(withRoot(all.command('extract').description("write the site's labels into the files of its languages")))
    .option('--dry-run', 'write nothing; print what would be written')
    .option('--prune', 'remove entries that nothing uses')
    .action((root: string, flags: TranslationsFlags) => {
      const site = siteOptions(cwd, root, flags);
      return act(site, () => extract(site, flags, shell));
    });
  add(withRoot(all.command('init').description('record all translations that have no record'))).action(
    (root: string, flags: TranslationsFlags) => {
      const site = siteOptions(cwd, root, flags);
      return act(site, () => record(site, flags, undefined, shell));
    },
  );
  add(
    all
      .command('mark')
      .description('record that translations are up to date')
      .argument(
        '<files...>',
        'translations, originals to record all of their translations, or folders of them',
        oneMore(nonEmpty),
      ),
  ).action((files: readonly string[], flags: TranslationsFlags) => {
    // The site that the first of them is in.
    const site = siteOptions(cwd, dirname(resolve(cwd, files[0] ?? '.')), flags);
    return act(site, () => record(site, flags, files, shell));
  });
  add(
    withRoot(
      all
        .command('diff')
        .description('show what has changed in the original since it was translated')
        .argument('<file>', 'a translation', nonEmpty),
    ),
  ).action((file: string, root: string, flags: TranslationsFlags) => {
    const site = siteOptions(cwd, root, flags);
    return act(site, () => diff(file, site, flags, shell));
  });
}

async function status(site: SiteOptions, { locale, format = 'pretty' }: TranslationsFlags, shell: Shell): Promise<number> {
  const { stdout } = shell.environment;
  const result = await translationStatus({ ...requestOf(site, shell), locales: locale });
  const failed = report(result, shell);
  if (!result.translations) return failed;
  const { printStatus } = await import('../printers/translation-status.ts');
  stdout.write(printStatus(result.translations, result.locales, format, createPalette(stdout.colors)));
  return failed;
}

async function extract(site: SiteOptions, { locale, dryRun = false, prune }: TranslationsFlags, shell: Shell): Promise<number> {
  const { stdout, stderr } = shell.environment;
  const result = await extractLabels({ ...requestOf(site, shell), locales: locale, dryRun, prune });
  const failed = report(result, shell);
  if (!result.extracted) return failed;
  stderr.write(printUnfixed(result.extracted, createPalette(stderr.colors)));
  stdout.write(printExtraction(result.extracted, dryRun, createPalette(stdout.colors)));
  return failed;
}

async function record(
  site: SiteOptions,
  { locale }: TranslationsFlags,
  files: readonly string[] | undefined,
  shell: Shell,
): Promise<number> {
  const { cwd, stdout } = shell.environment;
  const result = await recordTranslations({ ...requestOf(site, shell), locales: locale, files, cwd });
  const failed = report(result, shell);
  if (result.recorded) stdout.write(printRecorded(result.recorded, createPalette(stdout.colors)));
  return failed;
}

async function diff(file: string, site: SiteOptions, { locale }: TranslationsFlags, shell: Shell): Promise<number> {
  const { cwd, stdout } = shell.environment;
  const result = await diffTranslation({ ...requestOf(site, shell), locales: locale, file, cwd });
  const failed = report(result, shell);
  if (result.difference) stdout.write(printDifference(result.difference, stdout.colors ? createPalette(true) : undefined));
  return failed;
}

function requestOf(site: SiteOptions, { environment: { stderr }, signal, watched }: Shell) {
  return { ...site, signal, siteCode: watched?.siteCode, onWait: (pid: number): void => stderr.write(printWaiting(pid)) };
}

type Answer = Awaited<ReturnType<typeof translationStatus>>;

function report(result: Pick<Answer, 'diagnostics' | 'refusal' | 'texts' | 'root' | 'outDir'>, { environment }: Shell): number {
  const { stderr, cwd } = environment;
  const { diagnostics, refusal } = result;
  if (diagnostics.length > 0)
    stderr.write(printDiagnostics(diagnostics, result, { colors: stderr.colors, columns: stderr.columns, cwd }));
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  return diagnostics.length > 0 ? exitCodeOf(diagnostics, false) : exitCodes.ok;
}
