// Defines the schema of a config. Its messages complete a sentence that begins with the name of the key.
import { posix } from 'node:path';
import * as z from 'zod';
import { isPlain } from '#kit/plain-data';
import { findReservedIn } from '#kit/reserved-character';
import type { NumberPrefixParser } from '#model/content-settings';
import { trimPath } from '#model/cut-text';
import { isHiddenName } from '#model/site-bounds';
import type { AllowConfig, DocsConfig, ImagesConfig, PagesConfig, UserConfig } from '#model/user-config';
import { checked, problemOfAddress, problemOfOrigin, problemOfPath } from './addresses.ts';
import { cache } from './cache-schema.ts';
import { deploy } from './deploy-schema.ts';
import { headKeys } from './head-schema.ts';
import { fallback, i18n, translations } from './i18n-schema.ts';
import { problemOfLanguage } from './language.ts';
import { limits } from './limits-schema.ts';
import { links } from './links-schema.ts';
import { refuseUnknownDocs } from './navigation-schema.ts';
import { patternKeys } from './pattern-schema.ts';
import { withoutFunctions } from './site-steps.ts';
import { stepKeys } from './step-keys.ts';
import { storage } from './storage-schema.ts';
import { filled, theme } from './theme-schema.ts';
import { variableKeys, variants } from './variants-schema.ts';
import { versionKeys } from './version-schema.ts';

const folder = filled;
const urlPath = checked(problemOfPath);
const policy = z.enum(['throw', 'warn', 'log', 'ignore']);

const docs = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9][\w-]*$/, 'must consist of letters, digits, hyphens and underscores')
    .optional(),
  path: folder.optional(),
  routeBasePath: urlPath.optional(),
  ...patternKeys,
  sidebars: z
    .union([filled, z.literal(false), z.record(z.string(), z.unknown())], 'must be the path of a module, sidebars, or false')
    .optional(),
  editUrl: checked(problemOfAddress).optional(),
  ...versionKeys,
  numberPrefixParser: z
    .custom<false | NumberPrefixParser>((value) => value === false || typeof value === 'function', 'must be false or a function')
    .optional(),
  sidebarCollapsed: z.boolean().optional(),
  sidebarCollapsible: z.boolean().optional(),
  breadcrumbs: z.boolean().optional(),
  fallback: fallback.optional(),
  translations: translations.optional(),
} satisfies Record<keyof DocsConfig, z.ZodType>);

const quality = z.int('must be a whole number').min(1, 'must be from 1 to 100').max(100, 'must be from 1 to 100');

const images = z.strictObject({
  formats: z
    .array(z.enum(['avif', 'webp']))
    .min(1, 'must have an entry')
    .optional(),
  widths: z
    .array(z.int('must be a whole number').min(16, 'must be at least 16').max(8192, 'must be at most 8192'))
    .min(1, 'must have an entry')
    .optional(),
  quality: z.strictObject({ avif: quality.optional(), webp: quality.optional() }).optional(),
} satisfies Record<keyof ImagesConfig, z.ZodType>);

const pages = z.strictObject({
  path: folder.optional(),
  routeBasePath: urlPath.optional(),
  ...patternKeys,
  editUrl: checked(problemOfAddress).optional(),
} satisfies Record<keyof PagesConfig, z.ZodType>);

const allow = z.strictObject({
  folders: z.array(folder).optional(),
  dotfiles: z.array(z.string().superRefine(refuseDotfile)).optional(),
} satisfies Record<keyof AllowConfig, z.ZodType>);

const userConfig = z.strictObject({
  title: filled,
  tagline: z.string().optional(),
  titleDelimiter: filled.optional(),
  customFields: z.record(z.string(), z.unknown()).refine(isPlain, 'must be a map of strings, numbers, lists and maps').optional(),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  lang: checked(problemOfLanguage).optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
  i18n: i18n.optional(),
  url: checked(problemOfOrigin),
  baseUrl: urlPath.optional(),
  trailingSlash: z.boolean().optional(),
  ...headKeys,
  staticDirectories: z.array(folder).optional(),
  docs: z.array(docs).min(1, 'must have an entry').superRefine(refuseEqualDocs).optional(),
  images: z.union([z.literal(false), images], 'must be an object or false').optional(),
  pages: z.union([z.literal(false), pages], 'must be an object or false').optional(),
  markdown: z
    .strictObject({
      format: z.enum(['mdx', 'md', 'detect']).optional(),
      engine: z.enum(['native', 'unified']).optional(),
      ...stepKeys,
      hooks: z.strictObject({ onBrokenMarkdownImages: policy.optional() }).optional(),
      anchors: z.strictObject({ maintainCase: z.boolean().optional() }).optional(),
      mdx1Compat: z
        .strictObject({
          comments: z.boolean().optional(),
          admonitions: z.boolean().optional(),
          headingIds: z.boolean().optional(),
        })
        .optional(),
      ...variableKeys,
    })
    .optional(),
  variants: variants.optional(),
  limits: limits.optional(),
  theme: theme.optional(),
  // Its entries are checked with the plugins.
  plugins: z.array(z.unknown()).optional(),
  preset: z.record(z.string(), z.literal(false, 'must be false')).optional(),
  severity: z.record(z.string(), z.enum(['error', 'warning', 'info', 'off'])).optional(),
  timeLimit: z.int('must be a whole number').min(1, 'must be at least 1').optional(),
  deploy: deploy.optional(),
  cache: cache.optional(),
  links: links.optional(),
  allow: allow.optional(),
  storage: storage.optional(),
  onBrokenLinks: policy.optional(),
  onBrokenAnchors: policy.optional(),
  onDuplicateRoutes: policy.optional(),
} satisfies Record<keyof UserConfig, z.ZodType>);

export const userConfigSchema = userConfig
  .superRefine(refuseTwoLanguages)
  .superRefine(refuseUnknownDocs)
  .superRefine(refuseReserved);

function refuseTwoLanguages({ i18n, ...config }: z.infer<typeof userConfig>, ctx: z.RefinementCtx): void {
  const help = 'Remove it: `i18n` sets the language and the text direction of each page.';
  for (const key of ['lang', 'dir'] as const)
    if (i18n && config[key] !== undefined)
      ctx.addIssue({ code: 'custom', path: [key], message: 'must not be set together with "i18n"', params: { help } });
}

/** Skips plugins, whose data is checked when they return it. */
function refuseReserved(config: object, ctx: z.RefinementCtx): void {
  const found = findReservedIn(withoutFunctions(config));
  const help = 'Remove it, because pages cannot show it.';
  if (found) ctx.addIssue({ code: 'custom', path: [...found.path], message: `must not contain ${found.name}`, params: { help } });
}

function refuseDotfile(name: string, ctx: z.RefinementCtx): void {
  const refuse = (message: string, help: string): void => ctx.addIssue({ code: 'custom', message, params: { help } });
  if (!/^\.+[^./\\][^/\\]*$/.test(name))
    refuse('must be a name that begins with a dot', 'Use the name of a file or folder, without its path.');
  else if (isHiddenName(name, [name])) refuse('must not be public', 'Copy the files to be published to another folder.');
}

/** Refuses docs folders with the same id or the same path. */
function refuseEqualDocs(entries: readonly { id?: string | undefined; path?: string | undefined }[], ctx: z.RefinementCtx): void {
  const refuse = (key: 'id' | 'path', values: readonly string[], help: string): void => {
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      const message = `must differ from the ${key} "${value}" of "docs[${first}]"`;
      if (first < index) ctx.addIssue({ code: 'custom', path: [index, key], message, params: { help } });
    }
  };
  const ids = entries.map(({ id }) => id ?? 'default');
  refuse('id', ids, "Add one: `id: 'guides'`.");
  const paths = entries.map(({ path }) => trimPath(posix.normalize(path ?? 'docs')));
  refuse('path', paths, 'A folder can be published only once. Use a different folder, or remove one of the two.');
}
