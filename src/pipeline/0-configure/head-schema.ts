// Defines the schema of config keys that appear in the head of every page: CSP, icons and crawlers.
import * as z from 'zod';
import { directiveNames } from '#model/policy';
import type { CspConfig, IconConfig, UserConfig } from '#model/user-config';
import { picture } from './addresses.ts';

const filled = z.string().min(1, 'must not be empty');
const source = z.string().regex(/^[^\s;,"<>&]+$/, 'must be a source such as "https://api.example"');

const csp = z.strictObject({
  directives: z.strictObject(Object.fromEntries(directiveNames.map((name) => [name, z.array(source).optional()]))).optional(),
  styleAttributes: z.boolean().optional(),
  dataFrames: z.boolean().optional(),
} satisfies Record<keyof CspConfig, z.ZodType>);

const icon = z.strictObject({
  src: picture,
  rel: z.enum(['icon', 'apple-touch-icon', 'mask-icon']).optional(),
  sizes: z
    .string()
    .regex(/^(?:any|\d+x\d+)(?: \d+x\d+)*$/, 'must be sizes such as "32x32"')
    .optional(),
  type: filled.optional(),
} satisfies Record<keyof IconConfig, z.ZodType>);

/** A file name in the output folder. */
const outputName = z.string().regex(/^(?!\.+$)[\w.-]+$/, 'must be a name such as "_headers"');

export const headKeys = {
  csp: z.union([z.literal(false), csp], 'must be an object or false').optional(),
  favicon: z.union([picture, z.array(icon).min(1, 'must have an entry')], 'must be a static file or a list of icons').optional(),
  headersFile: z.union([z.literal(false), outputName], 'must be a name, or false').optional(),
  noIndex: z.boolean().optional(),
} satisfies Partial<Record<keyof UserConfig, z.ZodType>>;

export const themeHeadKeys = {
  manifest: z
    .union([z.literal(true), filled, z.record(z.string(), z.unknown())], 'must be true, a static file, or members of a manifest')
    .optional(),
  themeColor: z.strictObject({ light: filled.optional(), dark: filled.optional() }).optional(),
} satisfies Partial<Record<keyof NonNullable<UserConfig['theme']>, z.ZodType>>;
