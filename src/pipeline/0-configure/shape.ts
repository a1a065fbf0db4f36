// Validates a config, and separates its valid part from the faults of the rest.
import type * as z from 'zod';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { UserConfig } from '#model/user-config';
import { type ConfigSource, type Path, pathName } from './config-source.ts';
import { userConfigSchema } from './schema.ts';
import { colorMessage } from './theme-schema.ts';

export interface Shape {
  /** Top-level keys whose values have no fault. */
  readonly sound: Partial<UserConfig>;
  readonly faults: readonly DiagnosticDraft[];
}

/** Help texts by path, or by the first part of a path. */
const helps: Readonly<Record<string, string>> = {
  title: "Every site needs a title: `title: 'My docs'`.",
  preset: 'To configure a plugin of the preset, call its factory in "plugins". To turn it off, set it to false.',
  url: "Absolute links need the origin of the site: `url: 'https://docs.example.com'`.",
};

/** Loads the code that explains faults only where there are some. */
export async function checkShape(source: ConfigSource): Promise<Shape> {
  const parsed = userConfigSchema.safeParse(source.value).error?.issues ?? [];
  const issues = [...parsed, ...(await colorIssues(source.value))];
  const faulty = new Set(issues.map(({ path }) => path[0]));
  const sound = Object.fromEntries(Object.entries(source.value).filter(([key]) => !faulty.has(key))) as Partial<UserConfig>;
  const checked = {
    text: source.text,
    locate: source.locate,
    value: source.value,
    schema: userConfigSchema,
    whole: 'the configuration',
    nameOf: (path: Path) => `"${pathName(path)}"`,
    member: 'key',
    prefix: '',
    helps,
  };
  if (issues.length === 0) return { sound, faults: [] };
  const { issueFaults } = await import('./faults.ts');
  return { sound, faults: issues.flatMap((issue) => issueFaults(checked, issue, issues)) };
}

/** Loads the colour library only where the config names a colour. */
async function colorIssues({ theme }: ConfigSource['value']): Promise<readonly z.core.$ZodIssueCustom[]> {
  const { accent } = Object(theme) as { readonly accent?: unknown };
  if (accent === undefined) return [];
  const { parseColor } = await import('./color.ts');
  const named: readonly (readonly [readonly string[], unknown])[] =
    typeof accent === 'string'
      ? [[[], accent]]
      : ['light', 'dark'].map((scheme) => [[scheme], (Object(accent) as Record<string, unknown>)[scheme]]);
  return named.flatMap(([at, text]) =>
    typeof text === 'string' && parseColor(text) === undefined
      ? [{ code: 'custom' as const, path: ['theme', 'accent', ...at], message: colorMessage, input: text }]
      : [],
  );
}
