// Asks on a terminal for what the command line leaves open about a new site.
import { resolve } from 'node:path';
import { suggestSite } from '#index';
import { readSiteAddress, type TemplateName, templateNames, templates } from '#model/new-site';
import { refusalError } from './errors.ts';
import type { InitAnswers, InitFlags } from './init-flags.ts';

/** Undefined where the questions were cancelled. */
export async function ask(dir: string | undefined, flags: InitFlags, cwd: string): Promise<InitAnswers | undefined> {
  const { cancel, confirm, group, intro, select, text } = await import('@clack/prompts');
  // Standard output is for the answer of a command.
  const output = process.stderr;
  let isCancelled = false;
  const onCancel = (): void => {
    isCancelled = true;
  };
  intro('A new site', { output });
  const first = await group(
    {
      dir: async () =>
        dir ?? (await text({ output, message: 'In which folder?', placeholder: 'the working directory', defaultValue: '.' })),
    },
    { onCancel },
  );
  const root = resolve(cwd, isCancelled ? '.' : String(first.dir));
  const suggested = await suggestSite(root);
  if (!isCancelled && suggested.refusal) throw refusalError(suggested.refusal);
  const rest = isCancelled
    ? undefined
    : await group(
        {
          template: async () =>
            flags.template ??
            (await select<TemplateName>({
              output,
              message: 'What to begin with?',
              initialValue: 'docs',
              options: templateNames.map((value) => ({ value, label: value, hint: templates[value] })),
            })),
          title: async () =>
            flags.title ??
            (await text({ output, message: 'Its name?', placeholder: suggested.title, defaultValue: suggested.title })),
          url: async () =>
            flags.url ??
            (await text({
              output,
              message: 'At which address will readers find it?',
              placeholder: suggested.url,
              defaultValue: suggested.url,
              validate: (word) =>
                word === undefined || word === '' || readSiteAddress(word) ? undefined : 'It begins with "https://".',
            })),
          install: async () => flags.install ?? (await confirm({ output, message: 'Run npm install?', initialValue: false })),
        },
        { onCancel },
      );
  if (rest === undefined || isCancelled) {
    cancel('nothing was written', { output });
    return undefined;
  }
  return { root, ...rest };
}
