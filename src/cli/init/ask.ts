// Prompts for what the command line leaves open about a new site.
import { resolve } from 'node:path';
import { suggestSite } from '#index';
import { readSiteAddress, type TemplateName, templateNames, templates } from '#model/new-site';
import { UsageError } from '../exit-codes.ts';
import { canInstall } from './unreleased.ts';

/** Undefined where a question was canceled. */
export async function ask(dir: string | undefined, flags: InitFlags, cwd: string): Promise<InitAnswers | undefined> {
  const { cancel, confirm, intro, isCancel, select, text } = await import('@clack/prompts');
  // Standard output is for the answer of a command.
  const output = process.stderr;
  // A terminal that does not know its width, as in some editors, would get each letter on a line of its own.
  if (output.columns === 0) output.columns = 80;
  const canceled = (): undefined => {
    cancel('nothing was written', { output });
  };
  const line = (message: string, defaultValue: string, validate?: (word: string | undefined) => string | undefined) =>
    text({ output, message, placeholder: defaultValue, defaultValue, ...(validate ? { validate } : {}) });

  intro('A new site', { output });
  const folder = dir ?? (await line('In which folder?', '.'));
  if (isCancel(folder)) return canceled();
  const root = resolve(cwd, folder);
  const suggested = await suggestSite(root);
  // Before the other questions, whose answers would be for nothing.
  if (suggested.refusal) throw refusalError(suggested.refusal);

  const choices = templateNames.map((value) => ({ value, label: value, hint: templates[value] }));
  const template =
    flags.template ?? (await select({ output, message: 'Which template?', initialValue: 'docs', options: choices }));
  if (isCancel(template)) return canceled();
  const title = flags.title ?? (await line("What is the site's name?", suggested.title));
  if (isCancel(title)) return canceled();
  const url = flags.url ?? (await line('At which address will it be published?', suggested.url, wrongAddress));
  if (isCancel(url)) return canceled();
  const offersInstall = flags.install === undefined && canInstall(root, flags.package);
  const install = offersInstall
    ? await confirm({ output, message: 'Run npm install?', initialValue: false })
    : (flags.install ?? false);
  if (isCancel(install)) return canceled();
  return { root, template, title, url, install };
}

/** Nothing typed is the suggestion. */
function wrongAddress(word: string | undefined): string | undefined {
  const isRight = word === undefined || word === '' || readSiteAddress(word) !== undefined;
  return isRight ? undefined : 'It must begin with "https://", without a query or an anchor.';
}

interface Refusal {
  readonly message: string;
  readonly help: string;
  readonly obstacles?: readonly string[];
}

/** How many obstacles are listed. */
const most = 20;

export function refusalError({ message, help, obstacles = [] }: Refusal): UsageError {
  const more = obstacles.length - most;
  return new UsageError(message, help, [...obstacles.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])]);
}

export interface InitFlags {
  readonly template?: TemplateName;
  readonly title?: string;
  readonly url?: string;
  readonly package?: string;
  readonly install?: boolean;
  readonly yes?: boolean;
}

/** All that has to be known before a site is written. */
export interface InitAnswers {
  /** Absolute. */
  readonly root: string;
  readonly template: TemplateName;
  readonly title: string;
  readonly url: string;
  readonly install: boolean;
}
