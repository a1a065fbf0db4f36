// Registers `slodocs schema`, which prints JSON Schemas of the files that authors write.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { readSchemas } from '#index';
import { nearest } from '#model/nearest';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { inFolder } from '../in-folder.ts';
import { pathFrom } from '../printers/sources.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { printUnusable } from '../site.ts';
import { nonEmpty, options, siteOptions } from '../site-options.ts';

const examples = `
Examples:
  slodocs schema                         the names of all schemas
  slodocs schema front-matter            print one of them
  slodocs schema --out-dir .vscode       write all of them, as .vscode/front-matter.schema.json and so on`;

export function registerSchema(program: Command, shell: Shell, act: Act): void {
  program
    .command('schema')
    .description('print JSON Schemas of front matter and category files')
    .argument('[name]', 'the name of a schema; without it, all names are listed')
    .argument('[root]', "the site's folder, or a folder inside it", '.')
    .addOption(options.config())
    .addOption(new Option('--out-dir <dir>', "write all schemas into this folder, relative to the site's").argParser(nonEmpty))
    .addHelpText('after', examples)
    .action((name: string | undefined, root: string, flags: SiteFlags) => {
      const { outDir, ...site } = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => print(name, site, outDir, shell));
    });
}

async function print(name: string | undefined, site: SiteOptions, outDir: string | undefined, shell: Shell): Promise<number> {
  const { stdout, cwd } = shell.environment;
  const { schemas, ...rest } = await readSchemas({
    ...site,
    signal: shell.signal,
    siteCode: shell.watched?.siteCode,
    cache: false,
  });
  if (!schemas) return printUnusable({ settings: undefined, ...rest }, shell);
  if (name !== undefined && !schemas[name]) throw unknownName(name, Object.keys(schemas));
  const chosen = Object.entries(schemas).filter(([one]) => name === undefined || one === name);
  if (outDir !== undefined) {
    const folder = resolve(rest.root, outDir);
    await inFolder(folder, 'the schemas', async () => {
      for (const [one, schema] of chosen) await writeFile(join(folder, `${one}.schema.json`), textOf(schema));
    });
    stdout.write(`wrote ${chosen.map(([one]) => `${one}.schema.json`).join(', ')} to ${pathFrom(cwd, rest.root, folder)}\n`);
  } else if (name === undefined) {
    stdout.write(chosen.map(([one]) => `${one}\n`).join(''));
  } else {
    stdout.write(textOf(schemas[name]));
  }
  return exitCodes.ok;
}

function textOf(schema: unknown): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function unknownName(name: string, known: readonly string[]): UsageError {
  const near = nearest(name, known);
  const list = `The schemas are ${known.map((one) => `"${one}"`).join(', ')}.`;
  return new UsageError(`there is no schema "${name}"`, near === undefined ? list : `Did you mean "${near}"? ${list}`);
}
