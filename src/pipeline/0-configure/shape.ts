// A config's value to the part of it that is sound, and the faults of the rest.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { UserConfig } from '#model/user-config';
import { type ConfigSource, type Path, pathName } from './config-source.ts';
import { issueFaults } from './faults.ts';
import { userConfigSchema } from './schema.ts';

export interface Shape {
  /** Top-level keys whose values have no fault. */
  readonly sound: Partial<UserConfig>;
  readonly faults: readonly DiagnosticDraft[];
}

/** By path, or by the first part of one. */
const helps: Readonly<Record<string, string>> = {
  title: "Every site has a title: `title: 'My docs'`.",
  preset: 'A member of the preset is configured by its factory in "plugins", and false drops it.',
  url: "The origin under which the site is served is needed for absolute links: `url: 'https://docs.example.com'`.",
};

export function checkShape(source: ConfigSource): Shape {
  const issues = userConfigSchema.safeParse(source.value).error?.issues ?? [];
  const faulty = new Set(issues.map(({ path }) => path[0]));
  const sound = Object.fromEntries(Object.entries(source.value).filter(([key]) => !faulty.has(key))) as Partial<UserConfig>;
  const checked = {
    text: source.text,
    locate: source.locate,
    value: source.value,
    schema: userConfigSchema,
    whole: 'the config',
    nameOf: (path: Path) => `"${pathName(path)}"`,
    member: 'key',
    prefix: '',
    helps,
  };
  return { sound, faults: issues.flatMap((issue) => issueFaults(checked, issue, issues)) };
}
