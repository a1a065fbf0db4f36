// Validates the options of the site's plugins against the plugins' schemas.
import type * as z from 'zod';
import { firstArgument } from '#files/locate/locate-value';
import { messageOf } from '#kit/thrown';
import type { Catalogue, DiagnosticDraft } from '#model/diagnostic';
import { codeOf, type Plugin } from '#model/plugin';
import { type ConfigSource, type Path, pathName } from './config-source.ts';
import { droppedKeys } from './known-keys.ts';

export interface CheckedPlugins {
  /** Faults by the plugin's index in the config's list. */
  readonly faults: ReadonlyMap<number, readonly DiagnosticDraft[]>;
  /** The codes of these faults that plugins define themselves. */
  readonly catalogue: Catalogue;
}

/** The code that a plugin may define for faults of its options. */
const ownCode = 'invalid-option';

/** Skips entries of the list that are no plugins. */
export async function checkOptions(source: ConfigSource): Promise<CheckedPlugins> {
  const written = Array.isArray(source.value['plugins']) ? (source.value['plugins'] as readonly unknown[]) : [];
  const faults = new Map<number, readonly DiagnosticDraft[]>();
  const catalogue: Record<string, Catalogue[string]> = {};
  for (const [index, entry] of written.entries()) {
    if (typeof entry !== 'object' || entry === null) continue;
    const plugin = entry as Plugin;
    const given = { ...plugin, kind: 'plugin', prefix: `${plugin.family ?? plugin.name}().` } as const;
    const found = await optionFaults(source, given, ['plugins', index]);
    const own = plugin.diagnostics?.[ownCode];
    const code = codeOf(plugin, ownCode);
    if (found.length > 0 && own) catalogue[code] = own;
    faults.set(index, own ? found.map((draft) => ({ ...draft, code, plugin: plugin.name })) : found);
  }
  return { faults, catalogue };
}

/** What is made by a factory with options. */
export interface Made extends Pick<Plugin, 'name' | 'options' | 'optionsSchema'> {
  readonly kind: 'plugin' | 'analytics service';
  /** What the paths of its options begin with, for keys of another generator. */
  readonly prefix: string;
}

/** Checks the options of what the config makes at `at`. */
export async function optionFaults({ text, locate }: ConfigSource, made: Made, at: Path): Promise<readonly DiagnosticDraft[]> {
  const { options = {}, optionsSchema, prefix } = made;
  const whole = `the ${made.kind} "${made.name}"`;
  const fault = (message: string): DiagnosticDraft => {
    const code = made.kind === 'plugin' ? 'configure/invalid-plugin' : 'configure/invalid-value';
    return { code, message: `${whole} has ${message}`, help: schemaHelp, place: locate(at) };
  };
  if (optionsSchema === undefined) {
    if (typeof options !== 'object' || options === null || Object.keys(options).length === 0) return [];
    return [fault('options without an "optionsSchema", so misspelled options would not be reported')];
  }
  const unusable = (thrown: unknown): DiagnosticDraft => fault(`an invalid "optionsSchema": ${messageOf(thrown)}`);
  let schema: z.ZodType;
  try {
    schema = await (typeof optionsSchema === 'function' ? optionsSchema() : optionsSchema);
    if (!isSchema(schema)) throw new Error('it is not a Zod schema');
  } catch (thrown) {
    return [unusable(thrown)];
  }
  let issues: readonly z.core.$ZodIssue[];
  try {
    const dropped = droppedKeys(schema, options).map(({ path, keys }) => unrecognized(path, keys));
    issues = [...((await schema.safeParseAsync(options)).error?.issues ?? []), ...dropped];
  } catch (thrown) {
    return [unusable(thrown)];
  }
  const checked = {
    text,
    // Options are the argument of the factory call.
    locate: (path: Path, part?: 'key' | 'value') => locate([...at, firstArgument, ...path], part),
    value: options,
    schema,
    whole,
    nameOf: (path: Path) => `the option "${pathName(path)}" of ${whole}`,
    member: 'option',
    prefix,
    helps: {},
  };
  if (issues.length === 0) return [];
  const { issueFaults } = await import('./faults.ts');
  return issues.flatMap((issue) => issueFaults(checked, issue, issues));
}

const schemaHelp = 'Write `optionsSchema: z.strictObject({ key: z.string().optional() })`.';

/** As a strict schema would report them. */
function unrecognized(path: Path, keys: readonly string[]): z.core.$ZodIssueUnrecognizedKeys {
  return { code: 'unrecognized_keys', path: [...path], keys: [...keys], message: '', input: undefined as never };
}

/** True for a Zod 4 schema, from whichever copy of the library. */
export function isSchema(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && '_zod' in schema;
}
