// A config's value to the part of it that is sound, and the faults of the rest.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { UserConfig } from '#model/user-config';
import type { ConfigSource } from './config-source.ts';
import { issueFaults } from './faults.ts';
import { userConfigSchema } from './schema.ts';

export interface Shape {
  /** Top-level keys whose values have no fault. */
  readonly sound: Partial<UserConfig>;
  readonly faults: readonly DiagnosticDraft[];
}

export function checkShape(source: ConfigSource): Shape {
  const issues = userConfigSchema.safeParse(source.value).error?.issues ?? [];
  const faulty = new Set(issues.map(({ path }) => path[0]));
  const sound = Object.fromEntries(Object.entries(source.value).filter(([key]) => !faulty.has(key))) as Partial<UserConfig>;
  return { sound, faults: issues.flatMap((issue) => issueFaults(source, issue, issues)) };
}
