// Describes the options of the plugin.
import * as z from 'zod';
import type { OpenApiOptions, SpecOptions, SpecVersion } from './options.ts';
import { sampleLanguages } from './samples/print/languages.ts';
import { isSpecFile } from './spec-path.ts';

const folder = z.string().regex(/^[^/].*[^/]$|^[^/]$/, 'must be a folder without "/" at the beginning or end');

const common = {
  file: z.string().min(1, 'must be the path of a file or folder'),
  overlay: z.union([z.string().min(1), z.array(z.string().min(1)).readonly()]).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  path: folder,
  label: z.string().min(1).optional(),
  docs: z.string().optional(),
  sidebar: z.string().min(1).optional(),
  position: z.number().optional(),
  groupByTag: z.boolean().optional(),
  download: z.boolean().optional(),
  prose: z.string().optional(),
};

const version = z.strictObject({ ...common, deprecated: z.boolean().optional() } satisfies Record<keyof SpecVersion, z.ZodType>);

const spec = z
  .strictObject({ ...common, versions: z.array(version).optional() } satisfies Record<keyof SpecOptions, z.ZodType>)
  .refine(({ file, versions }) => versions === undefined || isSpecFile(file), {
    path: ['versions'],
    message: 'must be left out for a folder, because its files are not versions of each other',
  })
  .refine(({ file, overlay }) => overlay === undefined || isSpecFile(file), {
    path: ['overlay'],
    message: 'must be left out for a folder, because an overlay changes one specification',
  });

export const optionsSchema = z.strictObject({
  specs: z.array(spec).min(1, 'must name at least one specification'),
  samples: z.array(z.enum(sampleLanguages)).optional(),
  tryIt: z.boolean().optional(),
} satisfies Record<keyof OpenApiOptions, z.ZodType>);
