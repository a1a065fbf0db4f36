// Defines the schema of version settings. Whether a version exists is checked later.
import * as z from 'zod';
import type { VersionSettings } from '#model/content-settings';
import type { DocsConfig } from '#model/user-config';
import { problemOfPath } from './addresses.ts';

const filled = z.string().min(1, 'must not be empty');

const path = z.string().superRefine((text, ctx) => {
  const problem = problemOfPath(text);
  if (problem) ctx.addIssue({ code: 'custom', message: 'must be a path such as "1.x"', params: { help: problem.help } });
});

const version = z.strictObject({
  label: filled.optional(),
  path: path.optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  className: filled.optional(),
  noIndex: z.boolean().optional(),
} satisfies Record<keyof VersionSettings, z.ZodType>);

type Keys = 'lastVersion' | 'includeCurrentVersion' | 'onlyIncludeVersions' | 'disableVersioning' | 'versions';

export const versionKeys = {
  lastVersion: filled.optional(),
  includeCurrentVersion: z.boolean().optional(),
  onlyIncludeVersions: z.array(filled).min(1, 'must name a version').optional(),
  disableVersioning: z.boolean().optional(),
  versions: z.record(z.string(), version).optional(),
} satisfies Record<Keys & keyof DocsConfig, z.ZodType>;
