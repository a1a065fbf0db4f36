// The shape of what an author writes in a config. Messages finish a sentence that begins with the name of the key.
import { posix } from 'node:path';
import * as z from 'zod';
import type { NavbarItem } from '#model/settings';
import type { DocsConfig, NumberPrefixParser, PagesConfig, UserConfig } from '#model/user-config';
import { problemOfAddress, problemOfOrigin, problemOfPath } from './addresses.ts';
import { headKeys, themeHeadKeys } from './head-schema.ts';
import { versionKeys } from './version-schema.ts';

const filled = z.string().min(1, 'must not be empty');
const folder = filled;
const urlPath = checked(problemOfPath);
const policy = z.enum(['throw', 'warn', 'log', 'ignore']);

const navbarItem: z.ZodType<NavbarItem> = z
  .strictObject({
    label: filled,
    to: filled.optional(),
    href: filled.optional(),
    position: z.enum(['left', 'right']).optional(),
    items: z.lazy(() => z.array(navbarItem)).optional(),
  })
  .refine((item) => item.items || item.to || item.href, 'must have "to", "href" or "items"')
  .refine((item) => !(item.to && item.href), 'must not have both "to" and "href"');

const docs = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9][\w-]*$/, 'must be made of letters, digits, hyphens and underscores')
    .optional(),
  path: folder.optional(),
  routeBasePath: urlPath.optional(),
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
} satisfies Record<keyof DocsConfig, z.ZodType>);

const pages = z.strictObject({
  path: folder.optional(),
  routeBasePath: urlPath.optional(),
  editUrl: checked(problemOfAddress).optional(),
} satisfies Record<keyof PagesConfig, z.ZodType>);

const theme = z.strictObject({
  navbar: z
    .strictObject({
      title: z.string().optional(),
      logo: z.strictObject({ src: filled, alt: z.string().optional() }).optional(),
      items: z.array(navbarItem).optional(),
    })
    .optional(),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: z.string(), items: z.array(navbarItem) })).optional(),
      copyright: z.string().optional(),
    })
    .optional(),
  announcement: z.strictObject({ id: filled, content: filled }).optional(),
  colorMode: z
    .strictObject({ defaultMode: z.enum(['light', 'dark']).optional(), respectPrefersColorScheme: z.boolean().optional() })
    .optional(),
  image: filled.optional(),
  metadata: z.array(z.record(z.string(), z.string()).refine(isMeta, 'must have "name" or "property", and "content"')).optional(),
  ...themeHeadKeys,
} satisfies Record<keyof NonNullable<UserConfig['theme']>, z.ZodType>);

export const userConfigSchema = z.strictObject({
  title: filled,
  tagline: z.string().optional(),
  titleDelimiter: filled.optional(),
  url: checked(problemOfOrigin),
  baseUrl: urlPath.optional(),
  trailingSlash: z.boolean().optional(),
  ...headKeys,
  staticDirectories: z.array(folder).optional(),
  docs: z.array(docs).min(1, 'must have an entry').superRefine(refuseEqualDocs).optional(),
  pages: z.union([z.literal(false), pages], 'must be an object or false').optional(),
  markdown: z
    .strictObject({
      format: z.enum(['mdx', 'md', 'detect']).optional(),
      hooks: z.strictObject({ onBrokenMarkdownImages: policy.optional() }).optional(),
      mdx1Compat: z
        .strictObject({
          comments: z.boolean().optional(),
          admonitions: z.boolean().optional(),
          headingIds: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
  theme: theme.optional(),
  // What stands in the list is checked with the plugins.
  plugins: z.array(z.unknown()).optional(),
  preset: z.record(z.string(), z.literal(false, 'must be false')).optional(),
  severity: z.record(z.string(), z.enum(['error', 'warning', 'info', 'off'])).optional(),
  links: z.strictObject({ external: z.array(urlPath).optional() }).optional(),
  onBrokenLinks: policy.optional(),
  onBrokenAnchors: policy.optional(),
  onDuplicateRoutes: policy.optional(),
} satisfies Record<keyof UserConfig, z.ZodType>);

/** A text that a function finds no problem with. */
function checked(problemOf: (text: string) => { message: string; help?: string } | undefined): z.ZodString {
  return z.string().superRefine((text, ctx) => {
    const problem = problemOf(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem.message, params: { help: problem.help } });
  });
}

function isMeta(attributes: Readonly<Record<string, string>>): boolean {
  const named = ['name', 'property', 'http-equiv', 'itemprop'].some((key) => key in attributes);
  return named && 'content' in attributes;
}

/** Each folder has an id of its own, and is published once. */
function refuseEqualDocs(entries: readonly { id?: string | undefined; path?: string | undefined }[], ctx: z.RefinementCtx): void {
  const refuse = (key: 'id' | 'path', values: readonly string[], help: string): void => {
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      const message = `must differ from the ${key} "${value}" of "docs[${first}]"`;
      if (first < index) ctx.addIssue({ code: 'custom', path: [index, key], message, params: { help } });
    }
  };
  const ids = entries.map(({ id }) => id ?? 'default');
  refuse('id', ids, "Give it one: `id: 'guides'`.");
  const paths = entries.map(({ path }) => posix.normalize(path ?? 'docs').replace(/(?<=.)\/+$/, ''));
  refuse('path', paths, 'A folder is published once. Name another folder, or take one of the two out.');
}
