// Reads the redirect rules of the config, then those of the file that it names.
import { wholeFile } from '#model/place';
import type { PlacedData, PluginContext } from '#model/plugin';
import { helpForRefusal, refusalIn } from '#model/site-bounds';
import { checkRules } from './check-rules.ts';
import type { RedirectsOptions } from './options.ts';
import type { Report, Rule } from './rule.ts';
import { readTable } from './table.ts';

export async function readRules({ rules, file }: RedirectsOptions, ctx: PluginContext, report: Report): Promise<readonly Rule[]> {
  const own = checkRules(rules, ['rules'], ctx.locate, report);
  return file === undefined ? own : [...own, ...(await readFile(file, ctx, report))];
}

async function readFile(file: string, ctx: PluginContext, report: Report): Promise<readonly Rule[]> {
  try {
    if (!/\.(?:json|ya?ml)$/i.test(file)) return readTable(await ctx.read(file), file, report);
    return readData(await ctx.readData(file), file, report);
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    report({
      code: 'missing-file',
      message: `the redirects cannot be read: ${(thrown as Error).message}`,
      help: refusal ? helpForRefusal(refusal) : 'The path of the file is relative to the root of the site.',
      place: ctx.locate(['file']),
    });
    return [];
  }
}

function readData({ value, locate, faults }: PlacedData, file: string, report: Report): readonly Rule[] {
  for (const { message, place } of faults)
    report({ code: 'invalid-rule', message, help: `"${file}" is a list of rules.`, place: place ?? wholeFile(file) });
  return faults.length > 0 ? [] : checkRules(value, [], locate, report);
}
