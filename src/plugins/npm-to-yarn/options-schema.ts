// Defines the options of npm-to-yarn: the package managers to show.
import * as z from 'zod';

export const managers = ['yarn', 'pnpm', 'bun'] as const;

export type KnownManager = (typeof managers)[number];

export interface NpmToYarnOptions {
  /** The package managers besides npm, in order: known names, or a label with your own function. */
  readonly converters?: readonly (KnownManager | readonly [label: string, convert: (command: string) => string])[];
  /** Tabs with the same id are selected together; null for independent tabs. */
  readonly groupId?: string | null;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const converter = z.union(
  [z.enum(managers), z.tuple([z.string().min(1), z.custom<(command: string) => string>(isFunction)])],
  `must be ${managers.map((name) => `"${name}"`).join(', ')}, or a list of a label and a function`,
);

export const optionsSchema = z.strictObject({
  converters: z.array(converter).min(1, 'must have an entry').optional(),
  groupId: z.union([z.string().min(1), z.null()], 'must be a string or null').optional(),
} satisfies Record<keyof NpmToYarnOptions, z.ZodType>);
