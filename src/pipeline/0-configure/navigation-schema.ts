// Defines the schema of navbar, footer and announcement in a config.
import * as z from 'zod';
import {
  type FooterItem,
  type LogoSettings,
  type NavbarItem,
  type NavbarItemType,
  navbarItemTypes,
  type SocialLink,
  socialIcons,
} from '#model/navigation';
import type { UserConfig } from '#model/user-config';
import { address, markup, picture } from './addresses.ts';

const filled = z.string().min(1, 'must not be empty');
const pixels = z.number('must be a number of pixels').positive('must be more than 0');

const logo = z.strictObject({
  src: picture,
  srcDark: picture.optional(),
  alt: z.string().optional(),
  width: pixels.optional(),
  height: pixels.optional(),
  href: address.optional(),
} satisfies Record<keyof LogoSettings, z.ZodType>);

const items = z.lazy(() => z.array(navbarItem)).optional();

const navbarItem: z.ZodType<NavbarItem> = z
  .strictObject({
    type: z.enum(navbarItemTypes).optional(),
    label: filled.optional(),
    to: address.optional(),
    href: address.optional(),
    position: z.enum(['left', 'right']).optional(),
    items,
    docId: filled.optional(),
    sidebarId: filled.optional(),
    docsPluginId: filled.optional(),
    dropdownItemsBefore: items,
    dropdownItemsAfter: items,
    versions: z
      .union(
        [z.array(filled), z.record(z.string(), z.strictObject({ label: filled.optional() }))],
        'must be a list of names, or an object that maps names to `{ label }`',
      )
      .optional(),
    value: markup.optional(),
  } satisfies Record<keyof NavbarItem, z.ZodType>)
  .superRefine(refuseForeignKeys)
  .refine(
    ({ type = 'default', items, to, href }) => type !== 'default' || items || to || href,
    'must have "to", "href" or "items"',
  )
  .refine((item) => !(item.to && item.href), 'must not have both "to" and "href"');

type Key = keyof NavbarItem;

/** The required and optional keys of each item type, besides `type` and `position`. */
const keysOf: Readonly<Record<NavbarItemType, { readonly must: readonly Key[]; readonly may: readonly Key[] }>> = {
  default: { must: ['label'], may: ['to', 'href', 'items'] },
  dropdown: { must: ['label', 'items'], may: ['to', 'href'] },
  doc: { must: ['docId'], may: ['label', 'docsPluginId'] },
  docSidebar: { must: ['sidebarId'], may: ['label', 'docsPluginId'] },
  docsVersion: { must: [], may: ['label', 'to', 'docsPluginId'] },
  docsVersionDropdown: { must: [], may: ['docsPluginId', 'dropdownItemsBefore', 'dropdownItemsAfter', 'versions'] },
  html: { must: ['value'], may: [] },
  localeDropdown: { must: [], may: ['dropdownItemsBefore', 'dropdownItemsAfter'] },
  search: { must: [], may: [] },
};

function refuseForeignKeys(item: NavbarItem, ctx: z.RefinementCtx): void {
  const { type = 'default' } = item;
  const { must, may } = keysOf[type];
  for (const key of must) {
    if (item[key] === undefined)
      ctx.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [key], message: '' });
  }
  const known: readonly string[] = ['type', 'position', ...must, ...may];
  const foreign = Object.keys(item).find((key) => item[key as Key] !== undefined && !known.includes(key));
  if (foreign === undefined) return;
  const help = `An item of type "${type}" may have ${known.map((key) => `"${key}"`).join(', ')}.`;
  ctx.addIssue({ code: 'custom', message: `must not have "${foreign}"`, params: { help } });
}

const footerItem: z.ZodType<FooterItem> = z
  .strictObject({
    label: filled.optional(),
    to: address.optional(),
    href: address.optional(),
    html: markup.optional(),
  } satisfies Record<keyof FooterItem, z.ZodType>)
  .superRefine((item, ctx) => {
    if (item.html === undefined && item.label === undefined)
      ctx.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: ['label'], message: '' });
  })
  .refine((item) => item.html || item.to || item.href, 'must have "to", "href" or "html"')
  .refine((item) => !(item.to && item.href), 'must not have both "to" and "href"')
  .refine((item) => !item.html || !(item.label || item.to || item.href), 'must not have "html" together with other keys');

const social = z.strictObject({
  icon: z.enum(socialIcons),
  href: address,
  label: filled,
} satisfies Record<keyof SocialLink, z.ZodType>);

type Theme = NonNullable<UserConfig['theme']>;

export const navigationKeys = {
  navbar: z
    .strictObject({ title: z.string().optional(), logo: logo.optional(), items } satisfies Record<
      keyof NonNullable<Theme['navbar']>,
      z.ZodType
    >)
    .optional(),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: z.string(), items: z.array(footerItem) })).optional(),
      copyright: z.string().optional(),
      logo: logo.optional(),
      social: z.array(social).optional(),
    } satisfies Record<keyof NonNullable<Theme['footer']>, z.ZodType>)
    .optional(),
  announcement: z
    .strictObject({
      id: filled.optional(),
      content: markup,
      isCloseable: z.boolean().optional(),
    } satisfies Record<keyof NonNullable<Theme['announcement']>, z.ZodType>)
    .optional(),
} satisfies Record<'navbar' | 'footer' | 'announcement', z.ZodType>;

interface NavbarOf {
  readonly navbar?: { readonly items?: readonly NavbarItem[] | undefined } | undefined;
}

/** Refuses navbar items of docs folders that do not exist. */
export function refuseUnknownDocs(
  { docs = [{}], theme }: { docs?: readonly { id?: string | undefined }[] | undefined; theme?: NavbarOf | undefined },
  ctx: z.RefinementCtx,
): void {
  const ids = docs.map(({ id }) => id ?? 'default');
  const visit = (item: NavbarItem, path: readonly (string | number)[]): void => {
    const { type = 'default', docsPluginId: named } = item;
    const own = named ?? (/^docs?[SV]|^doc$/.test(type) ? 'default' : undefined);
    if (own !== undefined && !ids.includes(own)) {
      const message = named === undefined ? 'must name its docs folder in "docsPluginId"' : 'must be the id of a docs folder';
      const help = `The docs folders are ${ids.map((id) => `"${id}"`).join(', ')}.`;
      ctx.addIssue({
        code: 'custom',
        path: named === undefined ? [...path] : [...path, 'docsPluginId'],
        message,
        params: { help },
      });
    }
    for (const key of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const)
      item[key]?.forEach((inner, index) => void visit(inner, [...path, key, index]));
  };
  theme?.navbar?.items?.forEach((item, index) => void visit(item, ['theme', 'navbar', 'items', index]));
}
