// Defines the options of lint.
import * as z from 'zod';

export const rules = [
  'image-without-alt',
  'skipped-heading',
  'heading-without-words',
  'unused-definition',
  'duplicate-title',
  'orphan-page',
] as const;

export type LintRule = (typeof rules)[number];

export interface LintOptions {
  /** The rules to apply. All of them */
  readonly rules?: readonly LintRule[];
  /** Checks the prose with an installed Vale and its own configuration. `false` */
  readonly vale?: boolean | ValeOptions;
}

export interface ValeOptions {
  /** The program: a name or a path. The one in `node_modules`, otherwise `vale` */
  readonly command?: string;
  /** Its configuration, relative to the root. The nearest `.vale.ini` in the root or above it */
  readonly config?: string;
  /** The lowest severity to report, overriding its configuration. */
  readonly minAlertLevel?: (typeof alertLevels)[number];
  /** Globs of the sources to check, relative to the root. All of them */
  readonly files?: readonly string[];
  /** The time limit for a hundred files, in seconds. `30` */
  readonly timeLimit?: number;
}

const alertLevels = ['suggestion', 'warning', 'error'] as const;

const vale = z.strictObject({
  command: z.string().min(1).optional(),
  config: z.string().min(1).optional(),
  minAlertLevel: z.enum(alertLevels).optional(),
  files: z.array(z.string().min(1)).min(1).optional(),
  timeLimit: z.number().min(1).optional(),
} satisfies Record<keyof ValeOptions, z.ZodType>);

export const optionsSchema = z.strictObject({
  rules: z.array(z.enum(rules)).optional(),
  vale: z.union([z.boolean(), vale]).optional(),
} satisfies Record<keyof LintOptions, z.ZodType>);
