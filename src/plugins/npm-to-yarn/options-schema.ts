// The shape of the options of the plugin that shows commands for several package managers.
import * as z from 'zod';
import { managers, type NpmToYarnOptions } from './npm-to-yarn.ts';

const isFunction = (value: unknown): boolean => typeof value === 'function';

const converter = z.union(
  [z.enum(managers), z.tuple([z.string().min(1), z.custom<(command: string) => string>(isFunction)])],
  `must be ${managers.map((name) => `"${name}"`).join(', ')}, or a list of a label and a function`,
);

export const optionsSchema = z.strictObject({
  converters: z.array(converter).min(1, 'must have an entry').optional(),
  groupId: z.union([z.string().min(1), z.null()], 'must be a text or null').optional(),
} satisfies Record<keyof NpmToYarnOptions, z.ZodType>);
