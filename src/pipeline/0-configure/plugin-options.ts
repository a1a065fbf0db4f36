// Checks the options of the site's plugins against the schemas that the plugins state.
import type { ZodType } from 'zod';
import { firstArgument } from '#files/locate/locate-value';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import { type ConfigSource, type Path, pathName } from './config-source.ts';
import { isSchema } from './plugin-shape.ts';

/** `indexes` tell where each plugin stands in the config's list. */
export async function optionFaults(
  source: ConfigSource,
  indexes: ReadonlyMap<Plugin, number>,
): Promise<readonly DiagnosticDraft[]> {
  const faults: DiagnosticDraft[] = [];
  for (const [plugin, index] of indexes) faults.push(...(await faultsOf(source, plugin, index)));
  return faults;
}

async function faultsOf({ text, locate }: ConfigSource, plugin: Plugin, index: number): Promise<readonly DiagnosticDraft[]> {
  if (plugin.optionsSchema === undefined) return [];
  const { name } = plugin;
  let schema: ZodType;
  try {
    schema = await (typeof plugin.optionsSchema === 'function' ? plugin.optionsSchema() : plugin.optionsSchema);
    if (!isSchema(schema)) throw new Error('it is no Zod schema');
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const message = `the plugin "${name}" has an "optionsSchema" that cannot be used: ${reason}`;
    const help = 'Write `optionsSchema: z.strictObject({ key: z.string().optional() })`.';
    return [{ code: 'configure/invalid-plugin', message, help, place: locate(['plugins', index]) }];
  }
  const value = plugin.options ?? {};
  const issues = (await schema.safeParseAsync(value)).error?.issues ?? [];
  const checked = {
    text,
    // Options are what the call that makes the plugin is given.
    locate: (path: Path, part?: 'key' | 'value') => locate(['plugins', index, firstArgument, ...path], part),
    value,
    schema,
    whole: `the plugin "${name}"`,
    nameOf: (path: Path) => `the option "${pathName(path)}" of the plugin "${name}"`,
    member: 'option',
    prefix: `${plugin.family ?? name}().`,
    helps: {},
  };
  if (issues.length === 0) return [];
  const { issueFaults } = await import('./faults.ts');
  return issues.flatMap((issue) => issueFaults(checked, issue, issues));
}
